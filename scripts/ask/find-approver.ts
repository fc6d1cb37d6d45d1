import { createClient } from "../toolgate-client.ts";
import type { Person } from "./sign-in-person.ts";

/** A credential that can approve or reject at this prompt. */
export interface Approver {
  /** A readable error, or null when it was decided. */
  decide(approvalId: string, decision: "approve" | "reject"): Promise<string | null>;
}

export interface Credentials {
  key: string | undefined;
  token: string | undefined;
  approverKey: string | undefined;
  person: Person | null;
}

/**
 * A user, or another key. The requesting key may not decide about its own calls unless it is a user's
 * token.
 */
export function findApprover(url: string, { key, token, approverKey, person }: Credentials): Approver | null {
  const own = key !== undefined && !key.startsWith("tg_") ? key : undefined;
  const given = token ?? approverKey ?? (person === null ? own : undefined);
  if (given === undefined && person === null) return null;
  return {
    async decide(approvalId, decision) {
      const { status, body } = await createClient(url, given ?? (await person?.token()) ?? null).call<{
        error_code?: string;
        error_message?: string;
      }>("POST", `/functions/v1/approvals/${approvalId}`, { decision });
      // Another user has already decided; the next request returns the decision.
      if (status === 200 || body.error_code === "CONFLICT") return null;
      return `${body.error_code ?? `HTTP ${status}`}: ${body.error_message ?? "not decided"}`;
    },
  };
}
