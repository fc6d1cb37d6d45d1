import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CALLS_PORT,
  CALLS_TOKEN,
  createFrameReader,
  HELLO,
  MAX_CALL,
  writeFrame,
} from "../../supabase/embedded/functions/call-frames.ts";
import { type CallsServer, serveCalls } from "../../supabase/embedded/functions/serve-calls.ts";
import { createRpc } from "../../supabase/embedded/gateway/create-rpc.ts";
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
async function open(token = calls.env[CALLS_TOKEN] ?? "") {
  const socket: Socket = connect(port(), "127.0.0.1");
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
});
