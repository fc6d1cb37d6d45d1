import { expect } from "vitest";
import type { Toolgate } from "./start-toolgate.ts";

export interface ToolRow {
  id: string;
  name: string;
  side_effect: string;
  parameters: Record<string, unknown>;
}
export type Person = Pick<Awaited<ReturnType<Toolgate["newPerson"]>>, "token" | "client">;
export type Failure = {
  error_code: string;
  error_message: string;
  technical_details: Record<string, unknown>;
  trace_id: string;
};

/** A client for users' tools: rows through the Data API, other operations through the function. */
export function toolsClient(toolgate: () => Toolgate) {
  /** `/rest/v1/custom_tools<query>` as this person. */
  function rest(person: Person, method: string, query: string, body?: unknown) {
    return person.client.call<ToolRow[] & { message: string; hint: string; details: string }>(
      method,
      `/rest/v1/custom_tools${query}`,
      body,
      { apikey: toolgate().stack.publishableKey, prefer: "return=representation" },
    );
  }

  async function makeTool(person: Person, tool: Record<string, unknown>): Promise<ToolRow> {
    const { status, body } = await rest(person, "POST", "", tool);
    expect([status, status === 201 ? "" : body]).toEqual([201, ""]);
    return body[0] as ToolRow;
  }

  const run = (person: Pick<Person, "client">, id: string, body: unknown) =>
    person.client.call<Record<string, unknown> & Failure>("POST", `/functions/v1/tools/${id}/run`, body);

  const storeSecrets = (person: Pick<Person, "client">, id: string, secrets: Record<string, string>) =>
    person.client.call<Record<string, unknown> & Failure>(
      "POST",
      `/functions/v1/tools/${id}/secrets`,
      secrets,
    );

  async function search(person: Person, query: string): Promise<string[]> {
    const { body } = await person.client.call<{ tools: { name: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query },
    );
    return body.tools.map(({ name }) => name);
  }

  /** Waits for the results of a search. */
  const found = (person: Person, query: string) =>
    expect.poll(() => search(person, query), { timeout: 10_000, interval: 100 });

  return { rest, makeTool, run, storeSecrets, search, found };
}
