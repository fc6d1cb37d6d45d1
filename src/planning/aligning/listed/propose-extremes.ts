import { foldText } from "../../../language/split-words.ts";
import { compareVerbs } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { certain } from "../kinds/propose-series.ts";
import { originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

/** Words for both ends, as descriptions and names use them. */
const OPEN =
  /^(open|opened|opening|openness|otevreno|otevrene|otevreni|offen|geoffnet|offnung|otwarte|otwarcie|abierto|abierta|apertura|ouvert|ouverte|ouverture)$/;
const CLOSED =
  /^(close|closed|closing|shut|zavreno|zavrene|zavreni|geschlossen|schliessung|zamkniete|zamkniecie|cerrado|cerrada|cierre|ferme|fermee|fermeture)$/;

/** Words for less than the whole range, folded. */
const PARTLY =
  /^(bit|little|half|halfway|part|partly|partially|slightly|almost|wenig|bisschen|etwas|halb|teilweise|trochu|napul|polovin[ayu]|castecne|troche|polow[aey]|czesciowo|poco|mitad|medio|media|casi|peu|moitie|partiellement|presque)$/;

/**
 * Proposes the end of a range between open and closed for a command without a number: "close the shutters" for a
 * `position` from 0 (closed) to 100 (open).
 */
export function proposeExtremes(
  { action, reading }: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  if (profile.reads || action?.commanded !== true) return [];
  const says = (verb: string) => action.verbs.some((each) => compareVerbs(each, verb) >= 0.95);
  const [isOpened, isClosed] = [says("open"), says("close")];
  const isPartial = reading.tokens.some(({ word }) => PARTLY.test(word));
  if (isOpened === isClosed || isPartial || reading.values.some(({ kind }) => kind === "number")) return [];
  return open.flatMap((traits): Proposal[] => {
    const ends = endsOf(traits);
    if (ends === null) return [];
    return [
      {
        traits,
        value: isOpened ? ends.open : ends.closed,
        tokens: [...action.tokens],
        claims: action.tokens.map(String),
        ...originOf(profile, traits, { kind: "listed", first: action.tokens[0] ?? 0 }, "sole"),
        features: certain(traits),
      },
    ];
  });
}

/** The numbers for open and closed; null when the argument is no such range. */
function endsOf({ kind, slot }: SlotTraits): { open: number; closed: number } | null {
  const { minimum, maximum } = slot.schema;
  if (kind !== "number" || minimum !== 0 || (maximum !== 100 && maximum !== 1)) return null;
  const words = foldText(slot.description).match(/\d+|\p{L}+/gu);
  const stated = new Map<number, "open" | "closed">();
  let number: number | undefined;
  for (const word of words ?? []) {
    if (/^\d+$/.test(word)) number = Number(word);
    else if (number !== undefined && (OPEN.test(word) || CLOSED.test(word))) {
      stated.set(number, OPEN.test(word) ? "open" : "closed");
      number = undefined;
    }
  }
  const [low, high] = [stated.get(0), stated.get(maximum)];
  if (low !== undefined || high !== undefined) {
    if (low === high) return null;
    return low === "open" || high === "closed" ? { open: 0, closed: maximum } : { open: maximum, closed: 0 };
  }
  if (slot.words.some((word) => OPEN.test(word))) return { open: maximum, closed: 0 };
  return slot.words.some((word) => CLOSED.test(word)) ? { open: 0, closed: maximum } : null;
}
