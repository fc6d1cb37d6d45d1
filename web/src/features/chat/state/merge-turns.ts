import type { Turn } from "./conversation.ts";

/**
 * The shown turns with what the server has of them, in its order. A turn that this page still streams is
 * newer here. @returns the same array if nothing has changed
 */
export function mergeTurns(
  shown: readonly Turn[],
  kept: readonly Turn[],
  isOwn: (id: string) => boolean,
): readonly Turn[] {
  const news = new Map(kept.filter(({ id }) => !isOwn(id)).map((turn) => [turn.id, turn]));
  for (const { id, revision, isElsewhere } of shown) {
    const turn = news.get(id);
    const isSame = turn?.revision === revision && turn.isElsewhere === isElsewhere;
    // A slow request may return an earlier state.
    if (isSame || (turn && turn.revision < revision)) news.delete(id);
  }
  if (news.size === 0) return shown;
  const merged = shown.map((turn) => {
    const changed = news.get(turn.id);
    news.delete(turn.id);
    return changed ?? turn;
  });
  // A turn that this page has just added is the last one.
  const isUnkept = (turn: Turn) => turn.revision === 0;
  return [...merged.filter((turn) => !isUnkept(turn)), ...news.values(), ...merged.filter(isUnkept)];
}
