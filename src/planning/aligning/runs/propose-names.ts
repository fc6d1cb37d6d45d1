import { foldText } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import { FIRST_NAME, LAST_NAME, type SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";
import type { Run } from "./find-runs.ts";

/** Splits a name that is written as a text: "add a contact: Tom Reed, tom@a.example". */
export function proposeWrittenNames(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const texts = request.reading.values.filter(({ kind }) => kind === "text" || kind === "quoted");
  return proposeNames(request, profile, open, texts);
}

/** Splits a name into first and last name for separate arguments: "Tom Reed". */
export function proposeNames(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  runs: readonly Run[],
): Proposal[] {
  const first = open.find(({ slot }) => FIRST_NAME.test(foldText(slot.words.join(""))));
  const last =
    open.find(({ slot }) => LAST_NAME.test(foldText(slot.words.join(""))) && slot !== first?.slot) ??
    // Next to a first name, "nom" and "name" are the last name.
    open.find(
      ({ slot }) => slot !== first?.slot && /^(name|nom|nazwa|nazev)$/.test(foldText(slot.words.join(""))),
    );
  if (first === undefined || last === undefined) return [];
  return runs.flatMap((run) => {
    const tokens = range(run.first, run.last);
    const isName =
      tokens.length >= 2 &&
      tokens.length <= 4 &&
      tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
    if (!isName) return [];
    const [head = 0, ...rest] = tokens;
    const texts = [
      request.words[head]?.token.text ?? "",
      request.reading.text.slice(
        request.words[rest[0] ?? head]?.token.start,
        request.words[run.last]?.token.end,
      ),
    ];
    return [first, last].map((traits, n) => {
      const own = n === 0 ? [head] : rest;
      return {
        traits,
        value: texts[n] ?? "",
        tokens: own,
        claims: own.map(String),
        ...originOf(profile, traits, { kind: "name", first: own[0] ?? run.first }, "sole"),
        features: {
          ...NO_FEATURES,
          fit: 1,
          exact: 1,
          topic: 1,
          soleSlot: 1,
          soleValue: 1,
          required: traits.slot.required ? 1 : 0,
        },
      };
    });
  });
}
