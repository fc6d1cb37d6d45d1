import type { Objection } from "../../../contract/decision.ts";
import type { Request } from "../../aligning/request-words.ts";
import { headOf } from "../../aligning/verb-agreement.ts";
import type { Ranked } from "../score.ts";

/** What the checks look at: a request, the operation that matches it best, and the other ones, best first. */
export interface Judged {
  readonly request: Request;
  readonly best: Ranked;
  readonly others: readonly Ranked[];
  /** Whether the request commands something, by a verb or by a noun for the action. */
  readonly commands: boolean;
}

/** An objection, and whether it applies. Several checks may have the same objection. */
export type Check = readonly [objection: Objection, applies: (judged: Judged) => boolean];

export function judge(request: Request, best: Ranked, others: readonly Ranked[]): Judged {
  const { main, action } = request;
  const head = headOf(request);
  const commands =
    (main.mood === "command" && action?.commanded === true) ||
    (head !== null && best.roles[head.index]?.role === "action");
  return { request, best, others, commands };
}
