import type { SpanRole } from "../../../contract/tool.ts";

/** What a token of the request does for an operation. */
export interface TokenRole {
  role: SpanRole | null;
  /** Name of the argument, for arguments and known values. */
  detail?: string;
  /** Whether only the kind of the word, and no word of the operation, gives it this role. */
  isAssumed?: true;
}
