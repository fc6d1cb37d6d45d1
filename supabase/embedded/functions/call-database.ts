import { CALLS_PORT, CALLS_TOKEN, createFrameReader, HELLO, MAX_CALL, writeFrame } from "./call-frames.ts";

/** The part of Deno's API that is used (`deno types` of 2.1). */
declare const Deno: {
  env: { get(name: string): string | undefined };
  connect(options: { hostname: string; port: number }): Promise<Connection>;
};

interface Connection {
  read(into: Uint8Array): Promise<number | null>;
  write(bytes: Uint8Array): Promise<number>;
  setNoDelay(): void;
  close(): void;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Calls a SQL function of the schema `service` on the gateway's connection for calls.
 *
 * @param args as JSON
 * @returns null if nothing was sent and the call has to be sent over HTTP
 * @throws Error if the connection ended before the answer; the call may have been executed
 */
export type CallDatabase = (name: string, args: string) => Promise<Answer | null>;

interface Waiting {
  resolve(answer: Answer | null): void;
  reject(error: Error): void;
}

/** Larger than any answer of the database. */
const MAX_ANSWER = 512 * 1024 * 1024;
const READ_BYTES = 64 * 1024;

/** @returns undefined if the gateway offers no such connection */
export function createCallDatabase(): CallDatabase | undefined {
  const port = Number(Deno.env.get(CALLS_PORT) ?? 0);
  const token = Deno.env.get(CALLS_TOKEN) ?? "";
  if (!port || token === "") return undefined;
  let line: Promise<Line | null> | undefined;

  function open(): Promise<Line | null> {
    if (line) return line;
    const opened: Promise<Line | null> = Promise.resolve().then(() =>
      connect(port, token, () => {
        if (line === opened) line = undefined;
      }),
    );
    line = opened;
    return opened;
  }

  return async function callDatabase(name, args) {
    const call = encoder.encode(`${name}\n${args}`);
    if (call.byteLength > MAX_CALL) return null;
    const opened = await open();
    return opened === null ? null : opened.send(call);
  };
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

interface Line {
  send(call: Uint8Array): Promise<Answer | null>;
}

/**
 * @param onEnd called when the connection has ended or could not be opened
 * @returns null unless the gateway accepts the token
 */
async function connect(port: number, token: string, onEnd: () => void): Promise<Line | null> {
  let connection: Connection | undefined;
  try {
    connection = await Deno.connect({ hostname: "127.0.0.1", port });
    return await openLine(connection, token, onEnd);
  } catch {
    onEnd();
    if (connection) close(connection);
    return null;
  }
}

/** @throws Error if the gateway closes the connection before it has accepted the token */
async function openLine(connection: Connection, token: string, onEnd: () => void): Promise<Line> {
  const calls = new Map<number, Waiting>();
  let nextId = HELLO + 1;
  let unsent: Uint8Array[] = [];
  let isWriting = false;
  let ended: Error | undefined;

  function end(cause: unknown): void {
    if (ended) return;
    ended = new Error("The connection to the database ended.", { cause });
    onEnd();
    for (const { reject } of calls.values()) reject(ended);
    calls.clear();
    close(connection);
  }

  /** Writes what was queued meanwhile together. */
  async function flush(): Promise<void> {
    isWriting = true;
    try {
      while (unsent.length > 0) {
        let bytes = join(unsent);
        unsent = [];
        while (bytes.byteLength > 0) bytes = bytes.subarray(await connection.write(bytes));
      }
    } catch (error) {
      end(error);
    }
    isWriting = false;
  }

  function write(frame: Uint8Array): void {
    unsent.push(frame);
    if (!isWriting) void flush();
  }

  async function receive(): Promise<void> {
    const readFrames = createFrameReader(MAX_ANSWER);
    const into = new Uint8Array(READ_BYTES);
    try {
      for (let count = await connection.read(into); count !== null; count = await connection.read(into)) {
        for (const { id, body } of readFrames(into.subarray(0, count))) settle(id, body);
      }
      end(undefined);
    } catch (error) {
      end(error);
    }
  }

  function settle(id: number, body: Uint8Array): void {
    const call = calls.get(id);
    calls.delete(id);
    const status = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
    call?.resolve(status === 0 ? null : { status, text: decoder.decode(body.subarray(2)) });
  }

  connection.setNoDelay();
  const accepted = new Promise((resolve, reject) => {
    calls.set(HELLO, { resolve, reject });
  });
  write(writeFrame(HELLO, encoder.encode(token)));
  void receive();
  await accepted;
  return {
    send: (call) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = nextId;
        nextId = nextId === 0xffffffff ? HELLO + 1 : nextId + 1;
        calls.set(id, { resolve, reject });
        write(writeFrame(id, call));
      }),
  };
}

function close(connection: Connection): void {
  try {
    connection.close();
  } catch {
    // It is closed already.
  }
}

function join(parts: Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
