import type { ElicitRequest } from "@modelcontextprotocol/server";
import { escapeJson } from "../../approvals/describe-approval.ts";
import { isJsonObject, type Json } from "../../base/json.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { ChoiceQuestion } from "./describe-choice.ts";
import type { SignInQuestion } from "./describe-sign-in.ts";
import type { ElicitationModes } from "./elicitation-modes.ts";

/**
 * How a client's user is asked about a write: on Toolgate's page, by a text that says where to decide, or
 * in the client.
 */
export type QuestionKind = "page" | "elsewhere" | "here";

export interface ApprovalQuestion {
  kind: QuestionKind;
  approvalId: string;
  params: ElicitRequest["params"];
}

export type Question = ApprovalQuestion | ChoiceQuestion | SignInQuestion;

/**
 * The question about a write that needs an approval; null if there is none or the client cannot ask it.
 */
export function describeQuestion(
  failure: ToolgateError | null,
  elicitation: ElicitationModes,
  approvals: "url" | "client",
): ApprovalQuestion | null {
  const details = failure?.details;
  const approvalId = details?.["approval_id"];
  if (failure?.code !== "APPROVAL_REQUIRED" || typeof approvalId !== "string") return null;
  const summary = String(details?.["summary"] ?? failure.message);
  const url = details?.["approval_url"];
  if (approvals === "client")
    return elicitation.form ? here(approvalId, summary, details?.["request"]) : null;
  if (elicitation.url && typeof url === "string") return page(approvalId, summary, url);
  return elicitation.form ? elsewhere(approvalId, summary, url) : null;
}

/** The form field with the decision of a question of kind `here`. */
export const DECISION = "decision";

/** Maximum length of the shown request in characters. */
const MAX_REQUEST = 2_000;

function here(approvalId: string, summary: string, request: Json | undefined): ApprovalQuestion {
  const requestedSchema = {
    type: "object" as const,
    properties: {
      [DECISION]: {
        type: "string" as const,
        title: "Decision",
        enum: ["approve", "reject"],
      },
    },
    required: [DECISION],
  };
  return {
    kind: "here",
    approvalId,
    params: {
      mode: "form",
      message: `${summary} May this be done?${describeRequest(request)}`,
      requestedSchema,
    },
  };
}

/**
 * The request with masked secrets. The summary is short, and the user sees nothing else before the
 * decision.
 */
function describeRequest(request: Json | undefined): string {
  if (!isJsonObject(request)) return "";
  const { method, url, headers: _headers, ...rest } = request;
  const line = [method, url].filter((part) => typeof part === "string").join(" ");
  const held = Object.values(rest).some((part) => part !== null) ? escapeJson(rest) : "";
  const shown =
    held.length > MAX_REQUEST
      ? `${held.slice(0, MAX_REQUEST)}… (${held.length - MAX_REQUEST} characters more: Toolgate shows them under Approvals)`
      : held;
  return `\n\n${[line, shown].filter(Boolean).join("\n")}`;
}

function page(approvalId: string, summary: string, url: string): ApprovalQuestion {
  const message = `${summary} A person must approve this on Toolgate's page.`;
  return { kind: "page", approvalId, params: { mode: "url", message, url, elicitationId: approvalId } };
}

function elsewhere(approvalId: string, summary: string, url: unknown): ApprovalQuestion {
  const where = typeof url === "string" ? url : "Toolgate's web UI, under Approvals";
  const message = `${summary} A person must approve this: ${where}. Continue when it is decided.`;
  const requestedSchema = { type: "object" as const, properties: {} };
  return { kind: "elsewhere", approvalId, params: { mode: "form", message, requestedSchema } };
}
