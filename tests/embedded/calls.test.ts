import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createCallDatabase } from "../../supabase/embedded/functions/call-database.ts";
import {
  CALLS_PORT,
  CALLS_TOKEN,
  createFrameReader,
  HELLO,
  MAX_CALL,
  writeFrame,
} from "../../supabase/embedded/functions/call-frames.ts";
import { type CallsServer, serveCalls } from "../../supabase/embedded/functions/serve-calls.ts";
import { createRpc } from "../../supabase/embedded/gateway/data-api/create-rpc.ts";
import { callRpc, makeProject, type Project, type RunningStack, startOn } from "./make-project.ts";

let project: Project;
let stack: RunningStack;
let calls: CallsServer;
const lines: string[] = [];

beforeAll(async () => {
  project = makeProject();
  stack = await startOn(project);
  await stack.sql("create schema service");
  await stack.sql("grant usage on schema service to service_role");
  await stack.sql(
    "create function service.who(t text) returns jsonb language sql set search_path = '' as $$ select jsonb_build_object('t', t, 'role', current_user) $$",
  );
  await stack.sql(
    "create function service.fail_as(code text) returns jsonb language plpgsql set search_path = '' as $$ begin raise exception using errcode = code, message = 'refused', detail = 'the detail', hint = 'the hint'; end $$",
  );
  await stack.sql("grant execute on all functions in schema service to service_role");
  const log = (line: string) => lines.push(line);
  calls = await serveCalls(createRpc(stack.database, stack.secretKey, { log }), log);
});

afterAll(async () => {
  await calls.close();
  await stack.stop();
  project.remove();
});

const port = () => Number(calls.env[CALLS_PORT]);
const bytes = (text: string) => new TextEncoder().encode(text);

/** Unlike `once`, also for a connection that is reset. */
const closing = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

interface Answered {
  status: number;
  body: string;
}

/** A client of the connection, with the token given by the stack unless another is given. */
async function open(token = calls.env[CALLS_TOKEN] ?? "", to = port()) {
  const socket: Socket = connect(to, "127.0.0.1");
  const answers = new Map<number, (answer: Answered) => void>();
  const read = createFrameReader(10_000_000);
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    for (const { id, body } of read(chunk))
      answers.get(id)?.({
        status: Buffer.from(body).readUInt16BE(0),
        body: Buffer.from(body).toString("utf8", 2),
      });
  });
  socket.write(writeFrame(HELLO, bytes(token)));
  let next = HELLO + 1;
  return {
    socket,
    call(name: string, args: unknown): Promise<Answered> {
      const id = next++;
      socket.write(writeFrame(id, bytes(`${name}\n${JSON.stringify(args)}`)));
      return new Promise((resolve) => answers.set(id, resolve));
    },
  };
}

describe("the connection for calls of the functions", () => {
  test("calls a function as service_role, and answers each of many calls with its own result", async () => {
    const { call, socket } = await open();
    const texts = Array.from({ length: 50 }, (_, i) => `text ${i} é ${"x".repeat(i * 100)}`);
    const answers = await Promise.all(texts.map((t) => call("who", { t })));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    expect(answers.map(({ body }) => JSON.parse(body))).toEqual(
      texts.map((t) => ({ t, role: "service_role" })),
    );
    socket.destroy();
  });

  test.each(["P0001", "PT404", "42501", "23505"])(
    "answers an error %s as the Data API does",
    async (code) => {
      const { call, socket } = await open();
      const overHttp = await callRpc(stack, "fail_as", { code }, { "content-profile": "service" });
      const { status, body } = await call("fail_as", { code });
      expect({ status, body: JSON.parse(body) }).toEqual(overHttp);
      socket.destroy();
    },
  );

  test.each([
    ["an unknown function", "nope", {}],
    ["an unknown argument", "who", { other: 1 }],
    ["arguments that are no object", "who", [1]],
  ])("asks for HTTP for %s, and has executed nothing", async (_, name, args) => {
    const { call, socket } = await open();
    expect(await call(name, args)).toEqual({ status: 0, body: "" });
    socket.destroy();
  });

  test.each([
    ["another token", "wrong"],
    ["an empty token", ""],
  ])("closes a connection with %s without an answer", async (_, token) => {
    const { call, socket } = await open(token);
    let answered = false;
    void call("who", { t: "x" }).then(() => {
      answered = true;
    });
    await closing(socket);
    expect(answered).toBe(false);
  });

  test("closes a connection whose first frame is a call", async () => {
    const socket = connect(port(), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(writeFrame(7, bytes(calls.env[CALLS_TOKEN] ?? "")));
    await closing(socket);
  });

  test("closes a connection with a frame that is too long, and answers others", async () => {
    const { call, socket } = await open();
    const other = await open();
    const closed = closing(socket);
    void call("who", { t: "x".repeat(MAX_CALL) });
    await closed;
    expect((await other.call("who", { t: "y" })).status).toBe(200);
    other.socket.destroy();
  });

  test("reads frames whatever their pieces", () => {
    const frames = [
      writeFrame(1, bytes("one")),
      writeFrame(2, bytes("")),
      writeFrame(3, bytes("z".repeat(9000))),
    ];
    const all = Buffer.concat(frames);
    for (const size of [1, 3, 7, 4096, all.length]) {
      const read = createFrameReader(10_000);
      const found: [number, number][] = [];
      for (let at = 0; at < all.length; at += size)
        for (const { id, body } of read(all.subarray(at, at + size))) found.push([id, body.byteLength]);
      expect(found).toEqual([
        [1, 3],
        [2, 0],
        [3, 9000],
      ]);
    }
  });

  test("does not move a long frame with each of its pieces", () => {
    const frame = writeFrame(1, bytes("z".repeat(500_000)));
    const read = createFrameReader(1_000_000);
    const moves = vi.spyOn(Uint8Array.prototype, "copyWithin");
    const found: number[] = [];
    for (let at = 0; at < frame.length; at += 1000)
      for (const { body } of read(frame.subarray(at, at + 1000))) found.push(body.byteLength);
    expect([found, moves.mock.calls.length]).toEqual([[500_000], 1]);
    moves.mockRestore();
  });
});

describe("limits of the connection for calls", () => {
  /** Calls that wait until they are released. */
  async function serveWaiting(limits: { helloTime?: number; maxUnderWay?: number }) {
    const waiting: (() => void)[] = [];
    const rpc = {
      call: () =>
        new Promise<{ status: number; body: Uint8Array }>((resolve) => {
          waiting.push(() => resolve({ status: 200, body: bytes("1") }));
        }),
    };
    const served = await serveCalls(rpc, () => undefined, limits);
    return { served, waiting, ...served.env };
  }
  const listenFor = (served: CallsServer) => connect(Number(served.env[CALLS_PORT]), "127.0.0.1");

  test("closes a connection that sends no token in time, and keeps one that did", async () => {
    const { served } = await serveWaiting({ helloTime: 100 });
    const known = listenFor(served);
    let isClosed = false;
    known.on("close", () => {
      isClosed = true;
    });
    known.write(writeFrame(HELLO, bytes(served.env[CALLS_TOKEN] ?? "")));
    await new Promise((resolve) => known.once("data", resolve));
    await closing(listenFor(served).on("error", () => undefined));
    expect(isClosed).toBe(false);
    await served.close();
  });

  test("closes a connection whose first frame is longer than the token", async () => {
    const { served } = await serveWaiting({});
    const socket = listenFor(served).on("error", () => undefined);
    // Only the head: the server does not wait for the rest.
    socket.write(writeFrame(HELLO, new Uint8Array(1000)).subarray(0, 8));
    await closing(socket);
    await served.close();
  });

  test("refuses more connections than the functions need", async () => {
    const { served } = await serveWaiting({});
    const sockets = Array.from({ length: 20 }, () => listenFor(served).on("error", () => undefined));
    let closed = 0;
    await new Promise<void>((resolve) => {
      for (const socket of sockets)
        socket.on("close", () => {
          closed += 1;
          if (closed === 12) resolve();
        });
    });
    await served.close();
  });

  test("asks for HTTP when too many calls are under way", async () => {
    const { served, waiting } = await serveWaiting({ maxUnderWay: 2 });
    const { call, socket } = await open(served.env[CALLS_TOKEN], Number(served.env[CALLS_PORT]));
    const first = [call("who", {}), call("who", {})];
    expect(await call("who", {})).toEqual({ status: 0, body: "" });
    for (const release of waiting.splice(0)) release();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
    const next = call("who", {});
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    expect((await next).status).toBe(200);
    socket.destroy();
    await served.close();
  });
});

describe("the functions' end of the connection", () => {
  /** The part of Deno's API that it uses, for a connection of Node. */
  function stubDeno(env: Record<string, string>, onConnect: () => void) {
    vi.stubGlobal("Deno", {
      env: { get: (name: string) => env[name] },
      async connect({ port: to }: { port: number }) {
        const socket = connect(to, "127.0.0.1").on("error", () => undefined);
        await new Promise((resolve) => socket.once("connect", resolve));
        const chunks = socket[Symbol.asyncIterator]();
        return {
          async read(into: Uint8Array) {
            const { done, value } = await chunks.next();
            if (done) return null;
            into.set(value);
            return value.length;
          },
          write: (data: Uint8Array) =>
            new Promise<number>((resolve, reject) => {
              socket.write(data, (error) => (error ? reject(error) : resolve(data.length)));
            }),
          setNoDelay: onConnect,
          close: () => socket.destroy(),
        };
      },
    });
  }

  test("connects again after it failed to open a connection", async () => {
    let connections = 0;
    stubDeno(calls.env, () => {
      connections += 1;
      if (connections === 1) throw new Error("The connection was reset.");
    });
    const callDatabase = createCallDatabase();
    expect(await callDatabase?.("who", '{"t":"x"}')).toBeNull();
    expect(await callDatabase?.("who", '{"t":"x"}')).toMatchObject({ status: 200 });
    expect(connections).toBe(2);
    vi.unstubAllGlobals();
  });

  test("asks for HTTP if the gateway does not accept the connection", async () => {
    stubDeno({ ...calls.env, [CALLS_TOKEN]: "wrong" }, () => undefined);
    const callDatabase = createCallDatabase();
    expect(await callDatabase?.("who", '{"t":"x"}')).toBeNull();
    expect(await callDatabase?.("who", '{"t":"x"}')).toBeNull();
    vi.unstubAllGlobals();
  });
});
