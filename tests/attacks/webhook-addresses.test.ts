import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: an account with a webhook of approvals. What it tries: to have a notification sent to an internal address. Expected:
 * the address is refused when it is stored or, because its name may have another address by then, when it is used
 * (`calling/egress-vectors` has the names that change their address).
 */

let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  toolgate = await startToolgate();
  owner = (await toolgate.newPerson()).client;
});
afterAll(() => toolgate?.stop());

const put = (url: string) => owner.call("PUT", "/functions/v1/approvals/webhook", { url });

/** Sends a notification. Returns the stored outcome of its first attempt. */
async function notify(): Promise<string | null> {
  await toolgate.stack.sql("delete from private.webhook_deliveries");
  await toolgate.stack.sql(
    "insert into private.webhook_deliveries (user_id, webhook_id, event, data) select user_id, webhook_id, 'approval.created', '{}' from private.webhooks",
  );
  const worker = toolgate.as(toolgate.stack.secretKey);
  expect((await worker.call("POST", "/functions/v1/worker", {})).status).toBe(200);
  const read = async () => {
    const [row] = await toolgate.stack.sql<{ outcome: string | null }>(
      "select outcome from private.webhook_deliveries",
    );
    return row?.outcome ?? null;
  };
  await expect.poll(read).not.toBeNull();
  return read();
}

const ADDRESSES: [what: string, url: string][] = [
  ["cloud metadata", "https://169.254.169.254/"],
  ["cloud metadata with a final dot", "https://169.254.169.254./"],
  ["its name", "https://metadata.google.internal./"],
  ["a decimal address", "https://2852039166/"],
  ["a hexadecimal address", "https://0xa9fea9fe/"],
  ["an octal address", "https://0251.0376.0251.0376/"],
  ["a short address", "https://127.1/"],
  ["an IPv4-mapped address", "https://[::ffff:169.254.169.254]/"],
  ["an IPv4-mapped address in hexadecimal", "https://[::ffff:a9fe:a9fe]/"],
  ["an address of 6to4", "https://[2002:a9fe:a9fe::1]/"],
  ["an address of NAT64", "https://[64:ff9b::a9fe:a9fe]/"],
  ["loopback of IPv6", "https://[::1]/"],
  ["localhost with a final dot", "https://localhost./"],
  ["full-width digits", "https://１２７.0.0.1/"],
  ["a dot of another script", "https://127。0。0。1/"],
  ["a database port", "https://example.com:5432/"],
];

describe("the webhook of approvals", () => {
  test.each(ADDRESSES)("at %s receives nothing", async (_, url) => {
    const { status } = await put(url);
    if (status === 200) expect(await notify()).toMatch(/^EGRESS_BLOCKED/);
    else expect(status).toBe(400);
  });

  test("that became an internal address after it was stored receives nothing", async () => {
    expect((await put("https://shop.example/hook")).status).toBe(200);
    await toolgate.stack.sql("update private.webhooks set url = 'http://127.0.0.1:9/hook'");
    expect(await notify()).toMatch(/^EGRESS_BLOCKED/);
  });
});
