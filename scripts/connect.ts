import { parseArgs } from "node:util";
import { printable } from "./ask/printable.ts";
import { green, red } from "./terminal.ts";
import { createClient } from "./toolgate-client.ts";

/** `npm run connect`: connects an account of a connector from a terminal; its user signs in on any device. */
const USAGE = `Usage: npm run connect -- CONNECTOR --url URL --key KEY [--name NAME | --end-user ID]

  CONNECTOR   the id or the name of a connector that signs in
  --url       a running Toolgate (TOOLGATE_URL)
  --key       an API key with the scope connectors:write (TOOLGATE_KEY)
  --name      the name of the account; without it, the default one
  --end-user  the user of your product whose account it is`;

interface Device {
  device_id: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete?: string;
  expires_in: number;
  interval: number;
}

interface Status {
  status: "pending" | "connected" | "denied" | "expired" | "failed";
  retry_after: number | null;
}

const ENDINGS = {
  denied: "The provider did not give access.",
  expired: "The code has expired. Begin again.",
  failed: "The provider's answer could not be used. Begin again.",
} as const;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string" },
      key: { type: "string" },
      name: { type: "string" },
      "end-user": { type: "string" },
    },
  });
  const [wanted, ...others] = positionals;
  const url = values.url ?? process.env["TOOLGATE_URL"];
  const key = values.key ?? process.env["TOOLGATE_KEY"];
  if (wanted === undefined || others.length > 0 || !url || !key) throw new Error(USAGE);
  const client = createClient(url.replace(/\/+$/, ""), key);
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await client.call<T & { error_message?: string }>(method, path, body);
    if (answer.status < 300) return answer.body;
    const message = answer.body.error_message ?? `No Toolgate answers at ${url} (status ${answer.status}).`;
    throw new Error(printable(message));
  };
  const { connectors } = await send<{ connectors: { connector_id: string; name: string }[] }>(
    "GET",
    "/functions/v1/connectors",
  );
  const found = connectors.filter(({ connector_id, name }) => connector_id === wanted || name === wanted);
  const [connector] = found;
  if (connector === undefined || found.length > 1)
    throw new Error(
      `There ${found.length > 1 ? "are several connectors" : "is no connector"} named ${wanted}.`,
    );
  const device = await send<Device>("POST", "/functions/v1/connections/devices", {
    connector_id: connector.connector_id,
    ...(values.name !== undefined && { name: values.name }),
    ...(values["end-user"] !== undefined && { end_user: values["end-user"] }),
  });
  console.log(printable(`Open ${device.verification_uri} and enter ${device.user_code}`));
  if (device.verification_uri_complete !== undefined)
    console.log(printable(`or open ${device.verification_uri_complete} and compare the code.`));
  return waitFor(device, (body) => send<Status>("POST", "/functions/v1/connections/devices/status", body));
}

async function waitFor(
  { device_id, interval, expires_in }: Device,
  ask: (body: object) => Promise<Status>,
): Promise<number> {
  const until = Date.now() + expires_in * 1000;
  for (let pause = interval; Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    const { status, retry_after } = await ask({ device_id });
    if (status === "connected") {
      console.log(green("Connected."));
      return 0;
    }
    if (status !== "pending") throw new Error(ENDINGS[status]);
    pause = retry_after ?? interval;
  }
  throw new Error(ENDINGS.expired);
}
