import { createTransport } from "nodemailer";
import { isLoopbackHost } from "../gateway/callers/is-loopback-host.ts";

export interface MailSettings {
  /** `smtp://` (STARTTLS, except on loopback) or `smtps://`, with user and password where the server needs them. */
  smtpUrl: string;
  /** `name@example.com` or `Name <name@example.com>`. */
  from: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** @throws Error if the server does not accept the mail */
  send(mail: Mail): Promise<void>;
  /** @throws Error if the server cannot be reached or refuses the sign-in */
  check(): Promise<void>;
  close(): void;
}

/** Milliseconds for each step of a conversation with the server. */
const TIMEOUT = 20_000;

/**
 * Sends mail through one SMTP server (RFC 5321). The password of the server and the mails, which contain
 * links that open accounts, leave this machine encrypted only (RFC 3207, RFC 8314).
 */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(!secure && (isLoopbackHost(hostname) ? { ignoreTLS: true } : { requireTLS: true })),
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** The reason without the server's text, which may repeat the recipient or the link. */
export function describeMailFailure(error: unknown): string {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  const parts = [code, responseCode, command].filter(
    (part) => typeof part === "string" || typeof part === "number",
  );
  return parts.length === 0 ? "unknown error" : parts.join(" ");
}
