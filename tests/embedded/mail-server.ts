import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** With user and password. */
  url: string;
  /** The received mails, as sent. */
  mails: { to: string[]; body: string }[];
  close(): Promise<void>;
}

const [USER, PASSWORD] = ["toolgate", "smtp canary"];

/** A real SMTP server that accepts one user and stores what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD ? done(null, { user: USER }) : done(new Error("refused")),
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      text(stream).then((body) => {
        mails.push({ to, body: body.replaceAll("=\r\n", "").replaceAll("=3D", "=") });
        done();
      }, done);
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The link in a mail. */
export function linkIn(mail: MailServer["mails"][number] | undefined): URL {
  return new URL(/https?:\/\/\S+#\S+/.exec(mail?.body ?? "")?.[0] ?? "no link");
}
