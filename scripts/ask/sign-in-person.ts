import { signIn } from "../toolgate-client.ts";
import type { Terminal } from "./open-terminal.ts";

/** A user with an account. Signs in when a token is first needed, and again before it expires. */
export interface Person {
  token(): Promise<string>;
}

/** Tokens of Supabase Auth are valid for an hour. */
const RENEW_AFTER_MS = 45 * 60_000;
const ATTEMPTS = 3;

export function signInPerson(terminal: Terminal, url: string, email: string): Person {
  let password = process.env["TOOLGATE_PASSWORD"];
  let current = { token: "", since: Number.NEGATIVE_INFINITY };

  async function signInOnce(publishableKey: string): Promise<string | null> {
    if (password === undefined) {
      const entered = terminal.isInteractive
        ? await terminal.ask(`Password of ${email}: `, { isHidden: true })
        : null;
      if (entered === null) throw new Error("A password is needed (TOOLGATE_PASSWORD).");
      password = entered;
    }
    const token = await signIn({ url, publishableKey }, email, password);
    if (token === null) password = undefined;
    return token;
  }

  return {
    async token() {
      if (Date.now() - current.since < RENEW_AFTER_MS) return current.token;
      const publishableKey = await readPublishableKey(url);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const token = await signInOnce(publishableKey);
        if (token !== null) {
          current = { token, since: Date.now() };
          return token;
        }
        terminal.writeLine(terminal.styles.red(`This is not the password of ${email}.`));
      }
      throw new Error(`${email} is not signed in.`);
    },
  };
}

/** The embedded stack serves the key with its web UI; hosted projects show it in their settings. */
async function readPublishableKey(url: string): Promise<string> {
  const given = process.env["SUPABASE_PUBLISHABLE_KEY"];
  if (given !== undefined) return given;
  const response = await fetch(`${url}/toolgate.json`);
  const config = response.ok
    ? ((await response.json().catch(() => ({}))) as { publishable_key?: string })
    : {};
  if (config.publishable_key !== undefined) return config.publishable_key;
  throw new Error(`To sign in at ${url}, set SUPABASE_PUBLISHABLE_KEY to the project's publishable key.`);
}
