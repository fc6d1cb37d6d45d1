import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { type Listening, listen } from "../gateway/listen.ts";
import { createSampleApi, SAMPLE_PATH } from "./create-sample-api.ts";

export interface Sample {
  /** Base URL for connectors and tools. */
  base_url: string;
  /** `host:port` for `EGRESS_ALLOW`. */
  host: string;
  /** The same API for the gateway's `/sample`. */
  answer: RequestListener;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";
const FILE = "sample-port";

/**
 * Serves the sample API on a separate loopback port, so that the guarded sender can reach the sample and
 * nothing else, in particular not the gateway.
 *
 * @param folder stores the port, so that connectors keep working after a restart; absent: any port
 */
export async function startSample(folder: string | undefined): Promise<Sample> {
  let base = "";
  const answer = createSampleApi(() => base);
  const listening = await listenAgain(folder, answer);
  base = listening.url + SAMPLE_PATH;
  return { base_url: base, host: new URL(base).host, answer, close: listening.close };
}

/** Uses the previous port, or a new one if it is not available. */
async function listenAgain(folder: string | undefined, answer: RequestListener): Promise<Listening> {
  if (folder === undefined) return listen(HOST, 0, answer);
  const file = join(folder, FILE);
  const known = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  const isUsable = Number.isInteger(known) && known >= 1024 && known <= 65535;
  const listening = await listen(HOST, isUsable ? known : 0, answer).catch(() => listen(HOST, 0, answer));
  writeFileSync(file, new URL(listening.url).port);
  return listening;
}
