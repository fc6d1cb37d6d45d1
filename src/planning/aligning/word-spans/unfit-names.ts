import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { NAMED, type WordSpan } from "./find-word-spans.ts";
import type { SpanMatch } from "./match-span.ts";
import { isHonorific } from "./narrow-word-spans.ts";
import { isFrom, isPersonalObject } from "./nouns-around.ts";
import { isOfOtherTopic, isVenue } from "./topics.ts";

/** Words that are always relative or interrogative pronouns, folded. */
const RELATIVES = /^(who|whose|whom|ktery|ktera|ktere|ktory|ktora|ktore|quien|qui)$/;

/** Usual names of departments. */
const DEPARTMENTS =
  /^(engineering|sales|marketing|finance|accounting|hr|human resources|legal|support|customer support|operations|design|product|research|development|it|purchasing|procurement|logistics|production|quality|administration|vertrieb|buchhaltung|personal|einkauf|produktion|verwaltung|entwicklung|obchod|účetnictví|výroba|nákup|vývoj|sprzedaż|księgowość|produkcja|zakupy|kadry|ventas|contabilidad|compras|producción|ventes|comptabilité|achats|logistique|logística|logistik|logistika|logistyka)$/iu;

function takesDepartment({ slot }: SlotTraits): boolean {
  return slot.words.some((word) =>
    /^(department|dept|team|division|unit|abteilung|oddeleni|dzial|departamento|departement|service)$/.test(
      word,
    ),
  );
}

/** "a driver who speaks Polish", "Driver 8: call him" and "guides who speak Dutch", but not "who is called Rust" */
function isRelative({ words }: Request, { first }: WordSpan): boolean {
  const introducing = NAMED.test(words[first - 1]?.token.word ?? "") ? [1] : [1, 2];
  return introducing.some((n) => RELATIVES.test(words[first - n]?.token.word ?? ""));
}

/** Whether words that nothing assigns to a person or a thing are somewhere or something else. */
export function isUnfitName(match: SpanMatch): boolean {
  const { request, texts, traits, span, isAnchored, isNamed, isIntroduced, isWhere, isTown } = match;
  const { topic } = traits;
  if (isAnchored) return false;
  const before = request.words[span.first - 1];
  // "a dentist in San Francisco" contains a place, not a title.
  if (
    isWhere &&
    (topic === "title" || topic === "person") &&
    !isPersonalObject(request, span) &&
    !isVenue(request, span, traits)
  )
    return true;
  if (/^(person|title|search)$/.test(topic) && isRelative(request, span)) return true;
  // "dealers from Opava": a town after "in" or "from" is the value of the place, not of the company.
  if (/^(person|thing)$/.test(topic) && isTown) {
    const isLocated = partsBefore(request, span.first).some((part) => /^(from|in|at|near)$/.test(part));
    if (isLocated && texts.some((other) => other !== traits && other.topic === "place")) return true;
  }
  // "raporty kwartalne": a word in small letters directly after a noun describes it.
  return (
    topic === "person" &&
    !isNamed &&
    !isIntroduced &&
    before?.isContent === true &&
    request.words[span.first]?.token.gap === " " &&
    request.action?.tokens.includes(span.first - 1) !== true
  );
}

/** Whether common words that nothing assigns to a title only describe something. */
export function isUnfitTitle({ traits, span, topic, common, isAnchored, isIntroduced }: SpanMatch): boolean {
  if (traits.topic !== "title" || isAnchored || common < 1) return false;
  // "add a new sales lead" does not contain a title.
  if (span.first === span.last) return true;
  // "make a box with old coins": a purpose or content is not a title.
  return isIntroduced && topic < 1;
}

/** Whether words for a place are something else. */
export function isUnfitPlace(match: SpanMatch): boolean {
  const { request, texts, traits, span, common, isKind, isAnchored, isNamed, isWhere, isTown } = match;
  if (traits.topic !== "place") return false;
  // "the kites of Mrs Lincoln"
  if (isHonorific(request, span.first - 1)) return true;
  if (!isAnchored) {
    // "find a quiet place" does not name a town, "with figures" does not name a unit.
    if (!isNamed && !match.isIntroduced && common >= 0.5) return true;
    // "students called Adam", "devices made by Bosch": names, not towns
    const { word: before = "" } = request.words[span.first - 1]?.token ?? {};
    if (before === "by" || NAMED.test(before)) return true;
    // "for Ida Brandt to Millbrook", with an argument for her
    const isPerson = isOfOtherTopic(request, span, traits.topic);
    if (isPerson && texts.some((other) => other.topic === "person")) return true;
    // "trainees in Accounting": a department is no place.
    if (DEPARTMENTS.test(span.text) && texts.some(takesDepartment)) return true;
  }
  // Common words name a place only after "in", "at", "from" or "to".
  return !isNamed && !isWhere && !isKind && common === 1 && !isTown && !isFrom(request, span);
}
