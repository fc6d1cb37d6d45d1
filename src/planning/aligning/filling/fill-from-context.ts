import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { splitWords } from "../../../base/text.ts";
import { startOfKey } from "../../../catalogue/search/query-context.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { foldText } from "../../../language/split-words.ts";
import { coerceValue, fits } from "../../schema/coerce-value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Slot } from "../list-slots.ts";
import { collectEvidence, GENERIC, matchContext } from "../match-context.ts";
import { matchWords, toWordForm, type WordForm } from "../match-words.ts";
import { fitsShape, meetsSchema, RECEIVERS } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import { readTraits, type SlotTraits } from "../slot-traits.ts";
import { proposeValues } from "../values/propose-values.ts";
import { isUnnamedHeader } from "./choose-proposals.ts";
import { confidenceOf } from "./confidence.ts";
import { createDraft, type Draft } from "./draft.ts";
import { type Filling, listMissing } from "./filling.ts";

/** Like `fillSlots` for a request without words: uses the context and the schema only. */
export function fillFromContext(profile: OperationProfile, context: JsonObject): Filling {
  const draft = createDraft();
  fillKnown(draft, profile, { context, text: "", isDeep: true });
  const { arguments: args, filled, accepted } = draft;
  return { arguments: args, filled, missing: listMissing(profile.slots, args), chosen: accepted };
}

/**
 * Fills arguments that the context gives by their names, and those for which the schema allows a single value.
 *
 * @param isDeep whether optional arguments of an update take values from objects in objects, which it would replace
 */
export function fillKnown(
  draft: Draft,
  { slots, candidate, updates }: OperationProfile,
  { context, text, isDeep = !updates }: { context: JsonObject; text: string; isDeep?: boolean },
): void {
  const matches =
    Object.keys(context).length === 0
      ? []
      : matchContext(slots, {
          schema: candidate.input_schema,
          context,
          evidence: collectEvidence(text, candidate.fields),
        });
  for (const [slot, { value, by, depth }] of matches)
    if (depth < 2 || slot.required || isDeep)
      draft.put(slot, structuredClone(value), {
        source: "context",
        tokens: [],
        sure: by === "name" ? 1 : 0.85,
      });
  for (const slot of slots) {
    const [only] = slot.values;
    if (slot.required && slot.values.length === 1 && only !== undefined)
      draft.put(slot, only, { source: "default", tokens: [], sure: 1 });
  }
}

/** Minimum confidence at which a value of the request replaces one of the context. */
const OVERRIDES = 0.8;

/**
 * Empties the arguments of a write for which the request gives another value than the context, which only describes the
 * current state.
 */
export function emptyContradicted(draft: Draft, request: Request, profile: OperationProfile): void {
  const { slots, candidate, lexicon, owners } = profile;
  const known = new Set(
    draft.filled.flatMap(({ slot, source }) =>
      source === "context" && !owners.has(slot.name) && slot.path.length === 1 ? [slot] : [],
    ),
  );
  if (known.size === 0) return;
  const traits = slots
    .filter((slot) => known.has(slot) || !draft.isTaken(slot))
    .map((slot) => readTraits(slot, candidate.input_schema, lexicon));
  const proposals = proposeValues(request, profile, traits).map((proposal) => ({
    proposal,
    sure: confidenceOf(proposal),
  }));
  for (const { proposal, sure } of proposals) {
    const { slot } = proposal.traits;
    if (!known.has(slot) || sure < OVERRIDES || !draft.isTaken(slot)) continue;
    // A value that also fits an empty argument does not contradict the context.
    const isFor = proposals.some(
      (other) =>
        !known.has(other.proposal.traits.slot) &&
        other.sure >= sure - 0.05 &&
        other.proposal.claims.some((claim) => proposal.claims.includes(claim)),
    );
    if (!isFor && !isUnnamedHeader(profile, proposal)) draft.empty(slot);
  }
}

/**
 * Fills required arguments from context entries with different names: `alarm: {id}` for `alm_id`,
 * `machine_no` for `mach_no`. Names may differ in language, abbreviation and word for "number", if exactly
 * one entry matches.
 */
export function rescueFromContext(
  profile: OperationProfile,
  context: JsonObject,
  open: readonly SlotTraits[],
): { slot: Slot; value: Json }[] {
  if (Object.keys(context).length === 0) return [];
  const required = open.filter(({ slot }) => slot.required && slot.path.length === 1);
  // What the context gives another argument by its name is not a value of this one.
  const isOwned = (key: string) => profile.slots.some(({ path }) => path.length === 1 && path[0] === key);
  const others = Object.entries(context).filter(([key, value]) => isJsonObject(value) || !isOwned(key));
  const entries = listScalars(Object.fromEntries(others));
  const chosen: { slot: Slot; value: Json }[] = [];
  for (const traits of required) {
    const own = traits.forms.filter(({ word }) => !GENERIC.has(word));
    // The description may explain an unclear name: `pnr`, "Booking reference".
    const descriptionForms = own.length === 0 ? [] : traits.descriptionForms;
    const forms = [
      ...own,
      ...(profile.owners.get(traits.slot.name) ?? []),
      ...(own.length === 0 ? profile.nouns.slice(0, 1) : []),
    ];
    if (traits.kind === "email" || RECEIVERS.test(traits.slot.words.join(" "))) {
      const addresses = new Set(entries.map(({ value }) => value).filter(isAddress));
      const [only] = addresses;
      if (only !== undefined && addresses.size === 1)
        chosen.push({ slot: traits.slot, value: traits.isList ? [only] : only });
      continue;
    }
    // A customer's name is not the name of another resource.
    const isNamed = own.length === 0 && !traits.isId;
    const fitting = entries.flatMap(({ value, words, last, isId }) => {
      const converted = coerceValue(profile.candidate.input_schema, traits.slot.schema, value);
      if (!fits(traits.slot.types, converted) || !meetsSchema(converted, traits)) return [];
      // "ABC Corp" is the name of a company, not its id.
      if (traits.isId && !isId && typeof converted === "string" && /\s/.test(converted.trim())) return [];
      if (isNamed && last !== traits.slot.words.at(-1)) return [];
      const named = Math.max(
        0,
        ...forms.flatMap((form) => words.map((word) => matchWords(word, form))),
        ...descriptionForms.flatMap((form) =>
          words.map((word) => (matchWords(word, form) >= 0.74 ? 0.74 : 0)),
        ),
      );
      const isShaped = typeof converted === "string" && fitsShape(converted, traits) === 1;
      return named >= 0.5 && (isId || !traits.isId || named >= 0.74)
        ? [
            {
              value: converted,
              named: named + (isId === traits.isId ? 0.2 : 0) + (last === traits.slot.words.at(-1) ? 0.1 : 0),
            },
          ]
        : isShaped && isId && traits.isId
          ? [{ value: converted, named: 0.5 }]
          : [];
    });
    const best = fitting.sort((a, b) => b.named - a.named)[0];
    if (
      best !== undefined &&
      fitting.filter(({ named, value }) => named >= best.named - 0.05 && value !== best.value).length === 0
    )
      chosen.push({ slot: traits.slot, value: best.value });
  }
  // A value that could belong to either of two arguments is used for neither.
  return chosen.filter(({ slot, value }) =>
    chosen.every((other) => other.slot === slot || other.value !== value),
  );
}

function isAddress(value: Json): boolean {
  return typeof value === "string" && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

interface Scalar {
  value: Json;
  words: WordForm[];
  /** Last word of its key: `id` and `number` both identify a resource. */
  last: string;
  isId: boolean;
}

const ID_WORDS = /^(id|identifier|uuid|number|no|nr|code|key|ref|reference)$/;

function listScalars(context: JsonObject): Scalar[] {
  const found: Scalar[] = [];
  const visit = (value: JsonObject, path: readonly string[]) => {
    for (const [name, inner] of Object.entries(value)) {
      if (found.length >= 200 || inner === null) continue;
      const at = [...path, ...splitWords(startOfKey(name))];
      if (isJsonObject(inner)) {
        if (path.length < 8) visit(inner, at);
      } else if (!Array.isArray(inner)) {
        const last = at.at(-1) ?? "";
        const english = lexiconOf("en");
        found.push({
          value: inner,
          words: at.filter((word) => !ID_WORDS.test(word)).map((word) => toWordForm(foldText(word), english)),
          last,
          isId: ID_WORDS.test(last),
        });
      }
    }
  };
  visit(context, []);
  return found;
}
