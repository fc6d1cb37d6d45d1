import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { splitWords } from "../../../base/text.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { foldText } from "../../../language/split-words.ts";
import { coerceValue, fits } from "../../schema/coerce-value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { isTaken, placeValue, type Slot } from "../list-slots.ts";
import { collectEvidence, GENERIC, matchContext } from "../match-context.ts";
import { matchWords, toWordForm, type WordForm } from "../match-words.ts";
import { fitsShape, meetsSchema, RECEIVERS } from "../render-value.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { type FilledSlot, type Filling, listMissing } from "./filling.ts";

/** Like `fillSlots` for a request without words: uses the context and the schema only. */
export function fillFromContext(profile: OperationProfile, context: JsonObject): Filling {
  const { slots, candidate } = profile;
  const args: JsonObject = {};
  const filled: FilledSlot[] = [];
  const put = (slot: Slot, value: Json, source: FilledSlot["source"], sure: number) => {
    if (isTaken(args, slot.path)) return;
    placeValue(args, slot.path, value);
    filled.push({ slot, value, source, tokens: [], sure, isAnchored: true });
  };
  const evidence = collectEvidence("", candidate.fields);
  for (const [slot, { value, by }] of matchContext(slots, {
    schema: candidate.input_schema,
    context,
    evidence,
  }))
    put(slot, structuredClone(value), "context", by === "name" ? 1 : 0.85);
  for (const slot of slots) {
    const [only] = slot.values;
    if (slot.required && slot.values.length === 1 && only !== undefined) put(slot, only, "default", 1);
  }
  return { arguments: args, filled, missing: listMissing(slots, args), chosen: [] };
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
      const at = [...path, ...splitWords(name)];
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
