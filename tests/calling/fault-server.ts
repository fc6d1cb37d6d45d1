import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";

/** How one fault treats a connection after the head of the request. */
type Fault = (socket: Socket, attempt: number) => void;

export interface FaultServer {
  port: number;
  /** Requests seen, by fault name. */
  seen: Map<string, number>;
  close(): Promise<void>;
}

const OK = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

function whole(head: string, body: string | Buffer = ""): Fault {
  return (socket) => {
    socket.write(`${head}\r\n`);
    socket.end(body);
  };
}

function sized(body: string | Buffer, headers = ""): Fault {
  return whole(`${OK}Content-Length: ${Buffer.byteLength(body)}\r\n${headers}`, body);
}

function typed(type: string, body: string | Buffer): Fault {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return whole(head, body);
}

function open(head: string, body: string | Buffer = ""): Fault {
  return (socket) => {
    socket.write(head);
    socket.write(body);
  };
}

/** Calls `write` repeatedly until the connection closes. */
function repeat(everyMs: number, first: string, write: (socket: Socket) => void): Fault {
  return (socket) => {
    socket.write(first);
    const timer = setInterval(() => write(socket), everyMs);
    socket.once("close", () => clearInterval(timer));
  };
}

function afterwards(ms: number, fault: Fault): Fault {
  return (socket, attempt) => {
    setTimeout(() => fault(socket, attempt), ms);
  };
}

const reset: Fault = (socket) => void socket.resetAndDestroy();
const then =
  (first: Fault, second: Fault): Fault =>
  (socket, attempt) =>
    (attempt === 1 ? first : second)(socket, attempt);
const status = (line: string, headers = "") =>
  whole(`HTTP/1.1 ${line}\r\nContent-Length: 2\r\n${headers}`, "{}");
const ok = sized('{"ok":true}');

/** The faults of `upstream_faults.jsonl` on a connection, by label. */
export const FAULTS: Record<string, Fault> = {
  ok,
  "accept-close": (socket) => void socket.end(),
  "rst-before-headers": reset,
  "stall-before-headers": () => {},
  "stall-in-headers": open("HTTP/1.1 200 OK\r\nContent-Ty"),
  "slow-headers": repeat(20, "HTTP/1.1 200 OK\r\nX-Slow: ", (socket) => socket.write("a")),
  "headers-20k": whole(`${OK}X-Big: ${"a".repeat(20_000)}\r\nContent-Length: 2\r\n`, "{}"),
  "headers-3000": whole(
    `${OK}${Array.from({ length: 3000 }, (_, i) => `X-${i}: ${i}\r\n`).join("")}Content-Length: 2\r\n`,
    "{}",
  ),
  "status-garbage": (socket) => void socket.end("HELLO WORLD\r\n\r\n"),
  http09: (socket) => void socket.end("<html><body>hi</body></html>"),
  "status-099": whole("HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n", "{}"),
  "status-999": whole("HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n", "{}"),
  "informational-103x5": whole(
    `${"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".repeat(5)}${OK}Content-Length: 2\r\n`,
    "{}",
  ),
  "informational-100x5": whole(
    `${"HTTP/1.1 100 Continue\r\n\r\n".repeat(5)}${OK}Content-Length: 2\r\n`,
    "{}",
  ),
  "upgrade-101": open(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  ),
  "lf-only": (socket) => void socket.end("HTTP/1.1 200 OK\nContent-Length: 2\n\n{}"),
  "obs-fold": whole(`${OK}X-Fold: a\r\n b\r\nContent-Length: 2\r\n`, "{}"),
  "nul-header": whole(`${OK}X-Nul: a\0b\r\nContent-Length: 2\r\n`, "{}"),
  "cl-too-long": whole(`${OK}Content-Length: 100\r\n`, '{"a":'),
  "cl-too-short": whole(`${OK}Content-Length: 3\r\n`, "0123456789"),
  "cl-and-te": whole(`${OK}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`, "2\r\n{}\r\n0\r\n\r\n"),
  "cl-duplicate": whole(`${OK}Content-Length: 3\r\nContent-Length: 5\r\n`, "[1,2]"),
  "cl-negative": whole(`${OK}Content-Length: -5\r\n`, "{}"),
  "chunk-bad-size": whole(`${OK}Transfer-Encoding: chunked\r\n`, "ZZ\r\n{}\r\n"),
  "chunk-truncated": whole(`${OK}Transfer-Encoding: chunked\r\n`, "2\r\n{}\r\n"),
  "chunk-endless": repeat(1, `${OK}Transfer-Encoding: chunked\r\n\r\n`, (socket) =>
    socket.write(`1000\r\n${"a".repeat(4096)}\r\n`),
  ),
  "chunk-extension-bomb": whole(
    `${OK}Transfer-Encoding: chunked\r\n`,
    `2;x=${"a".repeat(1_000_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
  "pipelined-second-response": open(
    `${OK}Content-Length: 11\r\n\r\n{"first":1}`,
    `${OK}Content-Length: 13\r\n\r\n{"poison":12}`,
  ),
  drip: repeat(20, `${OK}Content-Length: 1000\r\n\r\n`, (socket) => socket.write("a")),
  "stall-mid-body": open(`${OK}Content-Length: 100\r\n\r\n`, '{"a'),
  "rst-mid-body": (socket, attempt) => {
    open(`${OK}Content-Length: 100\r\n\r\n`, '{"a')(socket, attempt);
    afterwards(20, reset)(socket, attempt);
  },
  "no-cl-close": whole(OK, '{"ok":true}'),
  "exact-cap": sized(JSON.stringify("a".repeat(102_398))),
  "cap-plus-1": sized(JSON.stringify("a".repeat(102_399))),
  gzip: sized(gzipSync('{"ok":true}'), "Content-Encoding: gzip\r\n"),
  deflate: sized(deflateSync('{"ok":true}'), "Content-Encoding: deflate\r\n"),
  br: sized(brotliCompressSync('{"ok":true}'), "Content-Encoding: br\r\n"),
  "gzip-bomb-1000x": sized(gzipSync(Buffer.alloc(50_000_000, "a")), "Content-Encoding: gzip\r\n"),
  "br-bomb": sized(brotliCompressSync(Buffer.alloc(5_000_000, "a")), "Content-Encoding: br\r\n"),
  "gzip-chain-300": sized(gzipSync("{}"), `Content-Encoding: ${Array(300).fill("gzip").join(", ")}\r\n`),
  "gzip-lie": sized('{"ok":true}', "Content-Encoding: gzip\r\n"),
  "br-lie": sized('{"ok":true}', "Content-Encoding: br\r\n"),
  "gzip-reset": (socket, attempt) => {
    open(`${OK}Content-Encoding: gzip\r\nContent-Length: 100\r\n\r\n`, gzipSync("{}").subarray(0, 12))(
      socket,
      attempt,
    );
    afterwards(20, reset)(socket, attempt);
  },
  "gzip-truncated": sized(
    gzipSync('{"ok":true,"more":"abcdefgh"}').subarray(0, 20),
    "Content-Encoding: gzip\r\n",
  ),
  "encoding-unknown": sized("{}", "Content-Encoding: zz\r\n"),
  "utf8-invalid": sized(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  "utf16-bom": sized(Buffer.from('\ufeff{"ok":true}', "utf16le")),
  "charset-lie": whole(
    "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=iso-8859-1\r\nContent-Length: 6\r\n",
    '"žlu"',
  ),
  "json-deep": sized("[".repeat(50_000) + "]".repeat(50_000)),
  "json-dup-keys": sized('{"a":1,"a":2}'),
  "json-proto": sized('{"__proto__":{"polluted":true}}'),
  "json-bigint": sized('{"id":12345678901234567890}'),
  "utf8-cut-at-cap": sized(`"${"a".repeat(102_398)}žž"`),
  "gzip-unasked": sized(gzipSync('{"ok":true}'), "Content-Encoding: gzip\r\n"),
  ndjson: typed("application/x-ndjson", '{"a":1}\n{"a":2}\n'),
  "ndjson-cut": typed("application/x-ndjson", '{"a":1}\n{"a":'),
  "html-login": typed("text/html; charset=utf-8", "<!doctype html><title>Log in</title>"),
  binary: typed("image/png", Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])),
  "content-type-missing": whole("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n", "hello"),
  "json-nan": sized('{"a":NaN}'),
  sse: repeat(1, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n", (socket) =>
    socket.write(`data: ${"a".repeat(1000)}\n\n`),
  ),
  "204-body": whole("HTTP/1.1 204 No Content\r\n", "body"),
  "304-unasked": whole('HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n'),
  "redirect-loop": whole("HTTP/1.1 302 Found\r\nLocation: /redirect-loop\r\nContent-Length: 0\r\n"),
  "redirect-imds": whole(
    "HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest\r\nContent-Length: 0\r\n",
  ),
  "redirect-303": whole("HTTP/1.1 303 See Other\r\nLocation: /echo\r\nContent-Length: 0\r\n"),
  "redirect-307": whole("HTTP/1.1 307 Temporary Redirect\r\nLocation: /echo\r\nContent-Length: 0\r\n"),
  "429-retry-after-sec": then(status("429 Slow", "Retry-After: 0\r\n"), ok),
  "429-retry-after-date": then(status("429 Slow", "Retry-After: Wed, 21 Oct 2015 07:28:00 GMT\r\n"), ok),
  "429-retry-after-huge": status("429 Slow", "Retry-After: 86400\r\n"),
  "429-retry-after-junk": then(status("429 Slow", "Retry-After: abc\r\n"), ok),
  "503-then-200": then(status("503 Busy"), ok),
  "503-always": status("503 Busy"),
  "500": status("500 Broken"),
};

/** A raw TCP server: `/<fault>` shows that fault; `/echo` returns method and body. */
export async function startFaultServer(): Promise<FaultServer> {
  const seen = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      const [head = "", body = ""] = text.split(/\r\n\r\n(.*)/s);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (!text.includes("\r\n\r\n") || body.length < length) return;
      text = "";
      const [method = "", path = ""] = head.split(" ");
      const name = path.slice(1);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const fault = name === "echo" ? sized(JSON.stringify({ method, body })) : FAULTS[name];
      if (fault === undefined) throw new Error(`no fault "${name}"`);
      fault(socket, seen.get(name) ?? 1);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
