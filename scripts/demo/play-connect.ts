import { bold, green, red } from "../terminal.ts";
import { createClient, signUp, waitForActive } from "../toolgate-client.ts";
import { startCalendarProvider } from "./calendar-provider.ts";
import { expectInDemo, printStep } from "./print-step.ts";
import { startDemoStack } from "./start-demo-stack.ts";

const QUESTION = "List my events";

interface Asked {
  status: string;
  error_code?: string;
  final_data?: { events: { title: string }[] };
  technical_details?: { connect_url?: string };
}

/**
 * An API that signs people in: imported by the address of a page, connected with OAuth 2 (dynamic registration, PKCE), and asked.
 * Everything is on loopback. Succeeds when the answer comes from the API with the person's account.
 */
export async function playConnect(): Promise<void> {
  const provider = await startCalendarProvider();
  const stack = await startDemoStack([provider], "dev");
  try {
    const client = createClient(stack.url, await signUp(stack, "owner@calendar.example"));
    const send = async <T>(method: string, path: string, body?: object) =>
      (await client.call<T>(method, `/functions/v1/${path}`, body)).body;
    const ask = () =>
      send<Asked>("POST", "agent-query", { user_query: QUESTION, conversation_id: crypto.randomUUID() });

    const { found } = await send<{ found: { kind: string; url: string; format: string }[] }>(
      "POST",
      "connectors/import",
      { url: provider.url },
    );
    const [document] = found;
    expectInDemo(document !== undefined, found);
    const choose = { kind: document.kind, url: document.url };
    const made = await send<{ connector_id: string; operation_count: number }>("POST", "connectors/import", {
      url: provider.url,
      choose,
    });
    printStep(
      1,
      `Imported ${bold(provider.url)}`,
      `${document.format} at ${document.url}, ${made.operation_count} operations`,
    );

    const { connector_id } = made;
    const begun = await send<{ authorize_url: string }>("POST", "connections", { connector_id });
    expectInDemo(typeof begun.authorize_url === "string", begun);
    await waitForActive(client, connector_id);
    const before = await ask();
    expectInDemo(before.error_code === "AUTH_FAILED", before);
    printStep(
      2,
      `Asked ${bold(QUESTION)}`,
      `${red("AUTH_FAILED")} ${before.technical_details?.connect_url ?? ""}`,
    );

    // What the person's browser does.
    const provided = await fetch(begun.authorize_url, { redirect: "manual" });
    const callback = await fetch(provided.headers.get("location") ?? "", { redirect: "manual" });
    const ended = callback.headers.get("location") ?? (await callback.text());
    expectInDemo(/sign_in=connected|is connected/.test(ended), ended);
    printStep(
      3,
      "Signed in at the provider",
      `PKCE ${new URL(begun.authorize_url).searchParams.get("code_challenge_method")}, client registered by itself`,
    );

    const { connections } = await send<{ connections: { connection_id: string }[] }>("GET", "connections");
    const checked = await send<{ connection: { account: string } }>(
      "POST",
      `connections/${connections[0]?.connection_id}/check`,
    );
    expectInDemo(checked.connection.account === "ann@calendar.example", checked);
    printStep(4, "Connected", checked.connection.account);

    const answered = await ask();
    expectInDemo(answered.final_data?.events[0]?.title === "Review of the quarter", answered);
    printStep(5, `Asked ${bold(QUESTION)}`, green(JSON.stringify(answered.final_data)));
    expectInDemo(
      provider.calls.every((call) => call.endsWith("200")),
      provider.calls,
    );
  } finally {
    await stack.stop();
  }
}
