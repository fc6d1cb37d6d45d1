import type { Json, JsonObject } from "../../../src/base/json.ts";
import { t } from "../text/index.ts";
import { translateIfKnown } from "../text/language.ts";

export interface FailedCall {
  request: JsonObject;
  response: {
    status: number;
    bytes: number;
    duration_ms: number;
    headers: Record<string, string>;
    body: Json;
  };
}

/** A failure of a function or the Data API: a code, a message, details, and the request's id. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;
  /** The failed run, if one was recorded. */
  readonly traceId: string | null;
  /** The call that the API answered with a failing status, of a run of one tool. */
  readonly call: FailedCall | null;
  /** Whether the message is a text of this UI, in the user's language; the server's messages are English. */
  readonly isOwnText: boolean;

  constructor(
    code: string,
    message: string,
    options: {
      status?: number;
      details?: Record<string, unknown>;
      requestId?: string | null;
      traceId?: string | null;
      call?: FailedCall | null;
      isOwnText?: boolean;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.status = options.status ?? 0;
    this.details = options.details ?? {};
    this.requestId = options.requestId ?? null;
    this.traceId = options.traceId ?? null;
    this.call = options.call ?? null;
    this.isOwnText = options.isOwnText ?? false;
  }

  /** Faults with their location (`technical_details.errors`), if there are any. */
  get faults(): { pointer: string; message: string }[] {
    const { errors } = this.details;
    return Array.isArray(errors) ? (errors as { pointer: string; message: string }[]) : [];
  }

  /** The fault at one of these pointers, in the language of the UI where it is known. */
  faultAt(...pointers: string[]): string | undefined {
    const message = this.faults.find(({ pointer }) => pointers.includes(pointer))?.message;
    return message && translateIfKnown(message);
  }
}

/** Parses the FAILURE shape of a response. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get("x-request-id");
  const { status } = response;
  // A proxy answers for a server that does not run or is too busy.
  const isProxy = status >= 502 && status <= 504 && (body === null || typeof body !== "object");
  if (isProxy) return unavailable({ status, requestId });
  if (typeof body !== "object" || body === null) {
    const message = t.common.answeredOnly(status);
    return new ApiFailure("INTERNAL", message, { status, requestId, isOwnText: true });
  }
  const fields = body as Record<string, unknown>;
  const details = typeof fields["technical_details"] === "object" ? fields["technical_details"] : null;
  return new ApiFailure(
    typeof fields["error_code"] === "string" ? fields["error_code"] : "INTERNAL",
    typeof fields["error_message"] === "string" ? fields["error_message"] : t.common.answeredOnly(status),
    {
      status,
      requestId,
      details: (details ?? {}) as Record<string, unknown>,
      traceId: typeof fields["trace_id"] === "string" ? fields["trace_id"] : null,
      call: fields["response"] && fields["request"] ? (fields as unknown as FailedCall) : null,
    },
  );
}

function unavailable(answer: { status?: number; requestId?: string | null } = {}): ApiFailure {
  return new ApiFailure("UNAVAILABLE", t.common.unavailable, { ...answer, isOwnText: true });
}

/** What browsers and supabase-js report when a request gets no answer. */
const NO_ANSWER = /failed to fetch|networkerror|network request failed|load failed|fetch failed/i;

/** @returns the failure of any error; one of the network is said in words */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const message = messageOf(error);
  if (error instanceof TypeError || NO_ANSWER.test(message))
    return new ApiFailure("OFFLINE", t.common.unreachable, { isOwnText: true });
  // The parser's message about an error page of a proxy.
  const isPage = /unexpected token '?<|is not valid json/i.test(message);
  return isPage ? unavailable() : new ApiFailure("INTERNAL", message);
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  return String(error);
}
