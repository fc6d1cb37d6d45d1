import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMailer, describeMailFailure } from "../../supabase/embedded/auth/mailer.ts";
import { linkIn, type MailServer, startMailServer } from "../embedded/mail-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

const OLD = "correct horse battery";
const NEW = "another long password";
/** High limits, so that only the test of the limits meets them. */
const MANY = { max: 1000, window: 60_000 };

let server: MailServer;
let toolgate: Toolgate;

beforeAll(async () => {
  server = await startMailServer();
  const mail = { smtpUrl: server.url, from: "Toolgate <toolgate@example.test>" };
  toolgate = await startToolgate({ mail, authLimits: { mails: MANY, mailsToAccount: MANY, signUps: MANY } });
});
afterAll(async () => {
  await toolgate.stop();
  await server.close();
});
beforeEach(() => void server.mails.splice(0));

interface Session {
  access_token: string;
  refresh_token: string;
}

async function send(
  path: string,
  body: unknown,
  { method = "POST", token = "", host = "", on = toolgate } = {},
) {
  const answer = await fetch(`${on.stack.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: on.stack.publishableKey,
      "content-type": "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
      ...(host !== "" && {
        "x-forwarded-host": host,
        origin: `https://${host}`,
        referer: `https://${host}/`,
      }),
    },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json().catch(() => null)) as Record<string, unknown>,
    answer,
  };
}

const newEmail = () => `${crypto.randomUUID()}@example.test`;
async function newAccount(): Promise<{ email: string; session: Session }> {
  const email = newEmail();
  const { body } = await send("signup", { email, password: OLD });
  return { email, session: body as unknown as Session };
}
const signIn = (email: string, password: string) => send("token?grant_type=password", { email, password });
const refresh = ({ refresh_token }: Session) => send("token?grant_type=refresh_token", { refresh_token });
const verify = (token_hash: unknown, more: object = {}) =>
  send("verify", { type: "recovery", token_hash, ...more });

/** Requests a link. @returns its token */
async function requestToken(email: string): Promise<string> {
  const before = server.mails.length;
  expect((await send("recover", { email })).status).toBe(200);
  await expect.poll(() => server.mails.length).toBe(before + 1);
  return new URLSearchParams(linkIn(server.mails.at(-1)).hash.slice(1)).get("token_hash") ?? "";
}

describe("a password reset by mail", () => {
  it("sets the new password with the link's token, and ends all other sessions", async () => {
    const { email, session } = await newAccount();
    const token = await requestToken(email.toUpperCase());
    expect(server.mails[0]?.to).toEqual([email]);
    const opened = await verify(token);
    expect(opened.status).toBe(200);
    const recovered = opened.body as unknown as Session;
    const changed = await send("user", { password: NEW }, { method: "PUT", token: recovered.access_token });
    expect(changed.status).toBe(200);
    expect((await signIn(email, OLD)).status).toBe(400);
    expect((await signIn(email, NEW)).status).toBe(200);
    await expect.poll(async () => (await refresh(session)).status).toBe(400);
    expect((await refresh(recovered)).status).toBe(200);
  });

  it("ends the other sessions also when the owner changes the password, and none if the change is rejected", async () => {
    const { email, session } = await newAccount();
    const own = (await signIn(email, OLD)).body as unknown as Session;
    const change = (password: string) =>
      send("user", { password }, { method: "PUT", token: own.access_token });
    expect((await change("short")).status).toBe(422);
    const kept = await refresh(session);
    expect(kept.status).toBe(200);
    const other = await newAccount();
    expect((await change(NEW)).status).toBe(200);
    await expect.poll(async () => (await refresh(kept.body as unknown as Session)).status).toBe(400);
    expect((await refresh(own)).status).toBe(200);
    expect((await refresh(other.session)).status).toBe(200);
  });

  it("uses the configured address in its link, whatever the request says, with the token in the fragment", async () => {
    const { email } = await newAccount();
    const redirect = encodeURIComponent("https://evil.test/steal");
    await send(`recover?redirect_to=${redirect}`, { email, redirect_to: "https://evil.test" });
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]?.body).not.toContain("evil.test");
    // A page of another site, or a request that came to another name, is refused as a whole.
    expect((await send("recover", { email }, { host: "evil.test" })).status).toBe(403);
    const link = linkIn(server.mails.at(-1));
    expect([link.origin, link.pathname, link.search]).toEqual([toolgate.stack.url, "/reset-password", ""]);
  });

  it("accepts a token once, only the newest, and none after a new password or an hour", async () => {
    const { email, session } = await newAccount();
    const first = await requestToken(email);
    const second = await requestToken(email);
    expect((await verify(first)).status).toBe(403);
    expect((await verify(second)).status).toBe(200);
    expect((await verify(second)).body).toMatchObject({ error_code: "otp_expired" });

    const third = await requestToken(email);
    await send("user", { password: NEW }, { method: "PUT", token: session.access_token });
    expect((await verify(third)).status).toBe(403);

    const fourth = await requestToken(email);
    const age = "update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = $1";
    await toolgate.stack.sql(age, [email]);
    expect((await verify(fourth)).status).toBe(403);
  });

  it("is won by one of many concurrent uses of the same token", async () => {
    const { email } = await newAccount();
    const token = await requestToken(email);
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await verify(token)).status));
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
  });

  it("stores no token, and the stored hash opens nothing", async () => {
    const { email } = await newAccount();
    const token = await requestToken(email);
    const [row] = await toolgate.stack.sql<{ recovery_token: string }>(
      "select recovery_token from auth.users where email = $1",
      [email],
    );
    expect(row?.recovery_token).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.recovery_token).not.toContain(token);
    expect((await verify(row?.recovery_token)).status).toBe(403);
    expect(JSON.stringify(toolgate.logs)).not.toContain(token);
  });

  it("answers alike for unknown addresses, and sends them nothing", async () => {
    const { email } = await newAccount();
    const known = await send("recover", { email });
    for (const unknown of [
      newEmail(),
      `${email}\0`,
      `"${email}" <${email}>`,
      `${email},${newEmail()}`,
      `${email}\r\nBcc: x@evil.test`,
    ]) {
      const answer = await send("recover", { email: unknown });
      expect([unknown, answer.status, answer.body]).toEqual([unknown, known.status, known.body]);
    }
    // Mails are sent in the order of the requests.
    const last = await newAccount();
    await requestToken(last.email).catch(() => undefined);
    await expect
      .poll(() => server.mails.map(({ to }) => to.join()).sort())
      .toEqual([email, last.email].sort());
  });

  it("sends no link to an account without a password", async () => {
    const { email } = await newAccount();
    await toolgate.stack.sql("update auth.users set encrypted_password = null where email = $1", [email]);
    await send("recover", { email });
    const other = await newAccount();
    await requestToken(other.email).catch(() => undefined);
    await expect.poll(() => server.mails.map(({ to }) => to.join())).toEqual([other.email]);
  });

  for (const [name, body] of [
    ["a six-digit code", { type: "recovery", email: "a@example.test", token: "123456" }],
    ["another type", { type: "magiclink", token_hash: "x".repeat(43) }],
    ["an e-mail change", { type: "email_change", token_hash: "x".repeat(43) }],
    ["no token", { type: "recovery" }],
    ["a list instead of a token", { type: "recovery", token_hash: ["a"] }],
    ["an empty token", { type: "recovery", token_hash: "" }],
  ] as const) {
    it(`rejects ${name}`, async () => {
      const { status, body: answer } = await send("verify", body);
      expect([status, answer["error_code"]]).toEqual([400, "validation_failed"]);
    });
  }

  it("takes neither the token nor its stored hash over GET, which would put them into logs", async () => {
    const { email } = await newAccount();
    const token = await requestToken(email);
    const stored = createHash("sha256").update(token).digest("hex");
    for (const given of [token, stored]) {
      const address = `${toolgate.stack.url}/auth/v1/verify?type=recovery&token=${given}`;
      expect((await fetch(address, { redirect: "manual" })).status).toBe(405);
      expect((await fetch(address, { method: "HEAD", redirect: "manual" })).status).toBe(405);
    }
    expect((await verify(token)).status).toBe(200);
  });
});

describe("limits and failures of mail", () => {
  it("limits mails by account and by address, for known and unknown accounts, with Retry-After", async () => {
    const limited = await startToolgate({ mail: { smtpUrl: server.url, from: "t@example.test" } });
    try {
      const email = newEmail();
      const ask = (to: string) => send("recover", { email: to }, { on: limited });
      expect((await ask(email)).status).toBe(200);
      const again = await ask(email.toUpperCase());
      expect([again.status, again.body["error_code"]]).toEqual([429, "over_email_send_rate_limit"]);
      expect(Number(again.answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const statuses = [];
      for (let i = 0; i < 10; i++) statuses.push((await ask(newEmail())).status);
      expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    } finally {
      await limited.stop();
    }
  });

  it("says so where no mail is configured", async () => {
    const silent = await startToolgate();
    try {
      const { status, body } = await send("recover", { email: newEmail() }, { on: silent });
      expect([status, body["error_code"]]).toEqual([422, "email_provider_disabled"]);
      const config = await (await fetch(`${silent.stack.url}/toolgate.json`)).json();
      expect(config).not.toHaveProperty("password_reset");
    } finally {
      await silent.stop();
    }
  });

  it("reports a server that refuses the sign-in, without its password or the recipient", async () => {
    const smtpUrl = server.url.replace("canary", "wrong-canary");
    const broken = await startToolgate({ mail: { smtpUrl, from: "t@example.test" } });
    try {
      await expect
        .poll(() => broken.logs.find((line) => line.startsWith("SMTP_URL: EAUTH 535")))
        .toBeDefined();
      const email = newEmail();
      await send("signup", { email, password: OLD }, { on: broken });
      expect((await send("recover", { email }, { on: broken })).status).toBe(200);
      await expect
        .poll(() => broken.logs.find((line) => line.includes("could not be sent: EAUTH 535")))
        .toBeDefined();
      expect(JSON.stringify(broken.logs)).not.toMatch(new RegExp(`canary|${email}`));
    } finally {
      await broken.stop();
    }
  });

  it("does not send its password unencrypted to another machine", async () => {
    // The name leads to this machine, but counts as another one: only literal loopback names may skip TLS.
    const { port } = new URL(server.url.replace("smtp:", "http:"));
    const mailer = createMailer({ smtpUrl: `smtp://u:p@127.0.0.1.:${port}`, from: "t@example.test" });
    const failure = await mailer.check().then(() => "sent", describeMailFailure);
    mailer.close();
    expect(failure).not.toBe("sent");
    expect(failure).not.toContain("EAUTH");
  });
});
