import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { isSameSecret } from "../gateway/callers/is-same-secret.ts";
import type { Rpc, RpcAnswer } from "../gateway/data-api/create-rpc.ts";
import {
  CALLS_PORT,
  CALLS_TOKEN,
  createFrameReader,
  type Frame,
  HELLO,
  MAX_CALL,
  MAX_HELLO,
  writeFrame,
} from "./call-frames.ts";

export interface CallsServer {
  /** Environment variables for the functions. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const STATUS_BYTES = 2;
/** The functions need one, and another one while they are restarted. */
const MAX_CONNECTIONS = 8;
/** Maximum milliseconds until a connection has sent the token. */
const HELLO_TIME = 5_000;
/** Calls that are executed or wait for the database. */
const MAX_UNDER_WAY = 256;

interface Limits {
  helloTime?: number;
  maxUnderWay?: number;
}

/**
 * Answers the functions' calls of SQL functions on one connection per process, which costs a fraction of an
 * HTTP request per call. Listens on a separate loopback port. The first frame contains a token that only
 * the functions have, and is answered with an empty one. A call is the name of a function, a line feed and its arguments as JSON; an answer is
 * the HTTP status (2 bytes) and the body of the same call over the Data API, or status 0 if the call has to
 * be sent there.
 */
export async function serveCalls(
  rpc: Pick<Rpc, "call">,
  log: (line: string) => void,
  { helloTime = HELLO_TIME, maxUnderWay = MAX_UNDER_WAY }: Limits = {},
): Promise<CallsServer> {
  const token = randomBytes(32).toString("base64url");
  const sockets = new Set<Socket>();

  let underWay = 0;

  async function call(body: Uint8Array): Promise<RpcAnswer | undefined> {
    if (underWay >= maxUnderWay) return undefined;
    underWay += 1;
    try {
      const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
      const end = text.indexOf(10);
      return await rpc.call("service", text.toString("utf8", 0, end), text.subarray(end + 1));
    } finally {
      underWay -= 1;
    }
  }

  async function answer({ id, body }: Frame, socket: Socket): Promise<void> {
    const answered = await call(body);
    const status = Buffer.allocUnsafe(STATUS_BYTES);
    status.writeUInt16BE(answered?.status ?? 0);
    if (!socket.destroyed) socket.write(writeFrame(id, status, answered?.body ?? Buffer.alloc(0)));
  }

  const server = createServer({ noDelay: true }, (socket) => {
    const readFrames = createFrameReader(MAX_CALL, MAX_HELLO);
    let isKnown = false;
    const deadline = setTimeout(() => socket.destroy(), helloTime);
    sockets.add(socket);
    socket.on("close", () => {
      clearTimeout(deadline);
      sockets.delete(socket);
    });
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      try {
        for (const frame of readFrames(chunk)) {
          if (isKnown) {
            answer(frame, socket).catch((error: unknown) => {
              log(`calls: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
              socket.destroy();
            });
            continue;
          }
          isKnown = frame.id === HELLO && isSameSecret(Buffer.from(frame.body).toString(), token);
          if (!isKnown) return void socket.destroy();
          clearTimeout(deadline);
          socket.write(writeFrame(HELLO));
        }
      } catch {
        socket.destroy();
      }
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    env: { [CALLS_PORT]: String((server.address() as AddressInfo).port), [CALLS_TOKEN]: token },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
