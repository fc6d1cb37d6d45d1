import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** How the proxy treats bytes between the gateway and its database. */
export type Fault = "pass" | "cut" | "reset" | "stall" | "refuse";

export interface FaultyProxy {
  /** The same database, reached through the proxy. */
  url: string;
  /** Applies to open and new sessions. */
  become(fault: Fault): void;
  /** Ends a session at the moment its next statement passes. */
  cutOnNextStatement(how: "cut" | "reset"): void;
  close(): Promise<void>;
}

/** A TCP proxy in front of a database that simulates network faults. */
export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let fault: Fault = "pass";
  let onStatement: "cut" | "reset" | undefined;

  const server: Server = createServer((near) => {
    if (fault === "refuse") return void near.resetAndDestroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (chunk) => {
      if (onStatement !== undefined) {
        end(pair, onStatement);
        onStatement = undefined;
      } else if (fault !== "stall") far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (fault !== "stall") near.write(chunk);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    become(next) {
      fault = next;
      if (next === "cut" || next === "refuse") for (const pair of pairs) end(pair, "cut");
      if (next === "reset") for (const pair of pairs) end(pair, "reset");
      if (next === "pass") for (const pair of pairs) end(pair, "cut");
    },
    cutOnNextStatement(how) {
      onStatement = how;
    },
    close() {
      for (const pair of pairs) end(pair, "cut");
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function end([near, far]: [Socket, Socket], how: "cut" | "reset"): void {
  if (how === "reset") near.resetAndDestroy();
  else near.destroy();
  far.destroy();
}
