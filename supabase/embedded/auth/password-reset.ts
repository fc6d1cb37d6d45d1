import { createHash, randomBytes } from "node:crypto";
import type { StackDatabase } from "../database/stack-database.ts";
import { describeMailFailure, type Mailer } from "./mailer.ts";

export interface PasswordResetParts {
  database: StackDatabase;
  mailer: Mailer;
  /** Address of the web UI. It is configured: an address of the request would let its sender choose where the link leads. */
  webUrl: string;
  log: (line: string) => void;
}

export interface PasswordReset {
  /** Sends a link to the account with this address, if there is one. */
  start(email: string): Promise<void>;
  /** The body with which lite checks the token of a link, or undefined for a request that has none. */
  toVerification(fields: Record<string, unknown>): Buffer | undefined;
}

/** Only accounts with a password: users of an external identity provider sign in there. */
const STATEMENT = `
update auth.users set recovery_token = $2, recovery_sent_at = now()
where email = lower($1) and coalesce(encrypted_password, '') <> ''
returning email`;

/** 256 bits; lite's own codes have six digits. */
const TOKEN_BYTES = 32;

/**
 * Password reset by a link in a mail. The database stores only a hash of the link's token. A link is valid once, for an
 * hour (lite's `otp_expiry`), and a newer link or a new password invalidates it.
 */
export function createPasswordReset({ database, mailer, webUrl, log }: PasswordResetParts): PasswordReset {
  return {
    async start(email) {
      if (email.includes("\0")) return;
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      try {
        const [row] = await database.query(STATEMENT, [email, hash(token)]);
        const to = row?.["email"];
        if (typeof to === "string") await mailer.send({ to, ...writeMail(webUrl, token) });
      } catch (error) {
        log(
          `A mail to reset a password could not be sent: ${describeMailFailure(error)}. Check SMTP_URL and MAIL_FROM.`,
        );
      }
    },
    toVerification({ type, token_hash: token }) {
      if (type !== "recovery" || typeof token !== "string" || token === "") return undefined;
      return Buffer.from(JSON.stringify({ type, token_hash: hash(token) }));
    },
  };
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token is in the fragment, which browsers send to no server. */
function writeMail(webUrl: string, token: string): { subject: string; text: string } {
  const link = new URL("/reset-password", webUrl);
  link.hash = new URLSearchParams({ token_hash: token, type: "recovery" }).toString();
  return {
    subject: "Set a new password for Toolgate",
    text: [
      `Someone asked for a new password for your account at ${link.origin}.`,
      "To choose one, open this link within an hour. It works once.",
      link.href,
      "If it was not you, ignore this message. Your password stays as it is.",
    ].join("\n\n"),
  };
}
