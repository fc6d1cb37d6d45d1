import type { ElicitRequest, ElicitRequestFormParams } from "@modelcontextprotocol/server";
import { escapeJson } from "../../approvals/describe-approval.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { isUuid } from "../../base/text.ts";
import type { ConnectionChoice } from "../../contract/connector.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { PlanChoice } from "../../contract/tool.ts";
import { placeValue } from "../../planning/aligning/list-slots.ts";
import type { ElicitationModes } from "./session.ts";

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

/** The tool that a client's user chose, in the form of `agent-query`. */
export interface Chosen {
  tool: string;
  arguments: JsonObject;
}

/** One of the operations to choose from. */
export interface Offer extends Chosen {
  label: string;
  /** Dotted paths. */
  missing: string[];
}

/** Asks in a form which operation is meant, or for its missing arguments. */
interface ChoiceQuestion {
  kind: "choice";
  offers: Offer[];
  params: ElicitRequestFormParams;
}

type Field = ElicitRequestFormParams["requestedSchema"]["properties"][string];

/** The form field that contains the choice. */
const OPERATION = "operation";
/** The formats that forms support (MCP, "Elicitation"). */
const FORMATS = ["email", "uri", "date", "date-time"] as const;
const MAX_MESSAGE = 2_000;

/** The question of a failure; null if there is none or the client cannot show a form. */
export function describeChoice(
  failure: ToolgateError | null,
  elicitation: ElicitationModes,
): ChoiceQuestion | null {
  const choices = failure?.code === "CLARIFICATION_NEEDED" ? failure.details?.["choices"] : undefined;
  if (!elicitation.form || !failure || !Array.isArray(choices) || choices.length === 0) return null;
  const offered = choices as unknown as PlanChoice[];
  const offers = offered.map((choice, index) => ({
    label: `${index + 1}. ${choice.operation_id}: ${choice.name} (${choice.api})`,
    tool: choice.tool_id,
    arguments: choice.arguments,
    missing: choice.missing.map(({ name }) => name),
  }));
  const [only, ...others] = offered;
  const isOne = only !== undefined && others.length === 0 && only.missing.length > 0;
  const properties: Record<string, Field> = isOne
    ? Object.fromEntries(only.missing.map((argument) => [argument.name, describeField(argument)]))
    : { [OPERATION]: { type: "string", title: "Operation", enum: offers.map(({ label }) => label) } };
  return {
    kind: "choice",
    offers,
    params: {
      mode: "form",
      message: failure.message.slice(0, MAX_MESSAGE),
      requestedSchema: { type: "object", properties, required: Object.keys(properties) },
    },
  };
}

function describeField({ name, description, schema }: PlanChoice["missing"][number]): Field {
  const about = { title: name, ...(description !== "" && { description }) };
  const values = schema["enum"];
  if (Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === "string")) {
    return { ...about, type: "string", enum: values };
  }
  const type = schema["type"];
  if (type === "boolean") return { ...about, type };
  if (type === "integer" || type === "number") return { ...about, type };
  const format = FORMATS.find((known) => known === schema["format"]);
  // A list or an object is entered as JSON; the arguments are repaired later.
  return { ...about, type: "string", ...(format && { format }) };
}

/**
 * What the client's user chose or entered; null if they declined, dismissed the form or left a field
 * empty.
 */
export function readChosen(offers: readonly Offer[], answer: unknown): Chosen | null {
  const content = isJsonObject(answer) && answer["action"] === "accept" ? answer["content"] : undefined;
  if (!isJsonObject(content)) return null;
  const [only, ...others] = offers;
  if (only === undefined) return null;
  if (others.length > 0 || only.missing.length === 0) {
    const picked = offers.find(({ label }) => label === content[OPERATION]);
    return picked ? { tool: picked.tool, arguments: picked.arguments } : null;
  }
  const args = structuredClone(only.arguments);
  for (const name of only.missing) {
    const value: Json | undefined = Object.hasOwn(content, name) ? content[name] : undefined;
    if (value === undefined || value === "") return null;
    placeValue(args, name.split("."), value);
  }
  return { tool: only.tool, arguments: args };
}

/** The connection that a call needs. */
export interface NeededConnection extends ConnectionChoice {
  connector_id: string;
}

/** Asks a client's user to open the page where a missing connection is signed in. */
interface SignInQuestion {
  kind: "sign_in";
  needed: NeededConnection;
  params: ElicitRequest["params"];
}

const SIGN_IN_MESSAGE = "This needs an account of the API. Sign in on the page, then the call is repeated.";

/** The question of a call that needs a sign-in; null if it needs none, or the client cannot open pages. */
export function describeSignIn(
  failure: ToolgateError | null,
  elicitation: ElicitationModes,
): SignInQuestion | null {
  const details = failure?.details;
  const url = details?.["connect_url"];
  if (failure?.code !== "AUTH_FAILED" || !elicitation.url || typeof url !== "string") return null;
  const needed = readNeeded(details);
  if (needed === null) return null;
  return {
    kind: "sign_in",
    needed,
    params: { mode: "url", message: SIGN_IN_MESSAGE, url, elicitationId: crypto.randomUUID() },
  };
}

/** From the details of a failure, or as a client returns it. */
export function readNeeded(value: unknown): NeededConnection | null {
  if (!isJsonObject(value)) return null;
  const { connector_id, connection = null, end_user = null } = value;
  if (typeof connector_id !== "string" || !isUuid(connector_id)) return null;
  if (!isTextOrNull(connection) || !isTextOrNull(end_user)) return null;
  return { connector_id, connection, end_user };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}
