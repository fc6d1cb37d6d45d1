import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { t } from "../text/index.ts";
import { ApiFailure, asFailure, readFailure } from "./api-failure.ts";
import { supabase } from "./supabase.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Body = NonNullable<Parameters<ReturnType<typeof supabase>["functions"]["invoke"]>[1]>["body"];

export interface FunctionCall {
  method?: Method;
  body?: Body;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls a function as the signed-in user.
 *
 * @param path name and further path: `connectors`, `connectors/<id>/operations`,
 * `approvals?status=PENDING`
 * @throws ApiFailure
 */
export async function callFunction<T>(path: string, call: FunctionCall = {}): Promise<T> {
  const { method = "GET", body, headers, signal } = call;
  const { data, error } = await supabase().functions.invoke<T>(path, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (error instanceof FunctionsHttpError) throw await readFailure(error.context as Response);
  if (error instanceof FunctionsFetchError)
    throw new ApiFailure("OFFLINE", t.common.unreachable, { isOwnText: true });
  if (error) throw error;
  return data as T;
}

interface DataAnswer<T> {
  data: T | null;
  error: { message: string; code: string; details: string; hint: string } | null;
  status: number;
}

/** The rows of a Data API call. @throws ApiFailure with the database's message */
export async function readRows<T>(query: PromiseLike<DataAnswer<T>>): Promise<T> {
  const { data, error, status } = await query;
  if (error) {
    // Without an answer there is no failure of the database to show.
    const network = asFailure(error);
    if (network.code !== "INTERNAL") throw network;
    const code = error.hint?.startsWith("toolgate:")
      ? error.hint.slice("toolgate:".length)
      : error.code || "INTERNAL";
    throw new ApiFailure(code, error.message, { status, details: parseDetails(error.details) });
  }
  return data as T;
}

function parseDetails(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return text ? { details: text } : {};
  }
}
