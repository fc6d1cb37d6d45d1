import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns a port that was free at the time of the call. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
