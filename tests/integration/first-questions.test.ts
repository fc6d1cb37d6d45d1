import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import { annotateFor } from "../../src/catalogue/ingest/process-upload.ts";
import { readDocument } from "../../src/http/connectors/read-document.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { describeWith } from "../needs.ts";
import { type Documents, MORE_DOCUMENTS, MORE_NEEDED, OWN_DOCUMENTS, pathOf } from "../public-documents.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

/** Documents without operations: they describe webhooks only. */
const NOTHING_TO_CALL = /NotificationService-v1|ReportNotification-v1/;
/** A stand-in cannot sign a user in at a provider, nor check a certificate of the provider. */
const NEEDS_A_PROVIDER = ["oauth2-authorization-code", "client-certificate"];

let api: Loopback;
let toolgate: Toolgate;
beforeAll(async () => {
  api = await startLoopback(({ url }, response) =>
    answerJson(
      response,
      url.startsWith("/token") ? { access_token: "t", token_type: "bearer" } : { ok: true },
    ),
  );
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

describe("the first suggested question", () => checkDocuments(OWN_DOCUMENTS));
describeWith(MORE_NEEDED, "the first suggested question of more public documents", () =>
  checkDocuments(MORE_DOCUMENTS),
);

function checkDocuments(documents: Documents): void {
  const names = [...documents.keys()].filter((name) => !NOTHING_TO_CALL.test(name));
  const asked: string[] = [];
  const left: string[] = [];
  it.each(names)("of %s is answered by the operation that it names", async (file) => {
    const { document, inferred } = await annotated(file);
    const type = String(document["x-auth-type"] ?? inferred.auth_type);
    if (NEEDS_A_PROVIDER.includes(type)) return void left.push(`${file} (${type})`);
    const { client } = await toolgate.newPerson();
    const { body: made } = await client.call<{ connector_id: string; error_message?: string }>(
      "POST",
      "/functions/v1/connectors/upload?annotate=true",
      { ...(withoutServers(document) as JsonObject), servers: [{ url: api.url }] },
    );
    expect(made.error_message).toBeUndefined();
    const path = `/functions/v1/connectors/${made.connector_id}`;
    const { body: stored } = await client.call<{ secrets: { secret_id: string }[] }>("GET", path);
    const secrets = stored.secrets.map(({ secret_id }) => [secret_id, secretFor(secret_id)]);
    if (secrets.length > 0)
      await client.call("POST", "/api/v1/secrets/vault", {
        connector_id: made.connector_id,
        secrets: Object.fromEntries(secrets),
      });
    await waitForActive(client, made.connector_id);
    const { body } = await client.call<{ questions: { question: string; operation_id: string }[] }>(
      "GET",
      `${path}/questions`,
    );
    const [first] = body.questions;
    const answer = await client.call("POST", "/functions/v1/agent-query", {
      user_query: first?.question ?? "",
      conversation_id: file,
    });
    expect(first).toBeDefined();
    expect(answer.body).toMatchObject({ status: "SUCCESS", tool: { operation_id: first?.operation_id } });
    asked.push(file);
  });

  it("is answered for all of them but those that need a sign-in at their provider", () => {
    console.log(
      `first suggested question answered: ${asked.length} of ${names.length} documents; not called: ${left.join(", ") || "none"}`,
    );
    expect(asked.length + left.length).toBe(names.length);
  });
}

async function annotated(file: string) {
  const request = new Request("https://toolgate.example.com/upload?annotate=true", {
    method: "POST",
    body: readFileSync(pathOf(file), "utf8"),
  });
  return annotateFor(await readDocument(request), "https://api.example.com");
}

/** The document without servers of its paths and operations; the stand-in also gives its tokens. */
function withoutServers(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutServers);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([key, child]) => key !== "servers" || !Array.isArray(child));
  return Object.fromEntries(
    kept.map(([key, child]) => [key, key === "tokenUrl" ? `${api.url}/token` : withoutServers(child)]),
  );
}

function secretFor(secretId: string): string {
  return secretId === "token_url" ? `${api.url}/token` : "stand-in";
}
