import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { sendFailure } from "../send-failure.ts";
import { compressText } from "./compress-text.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

export interface StaticFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Modification time (milliseconds since 1970). */
  mtimeMs: number;
}

/** Serves the built web UI. Paths without a file are client-side routes and get the start page. */
export function serveStatic(folder: string, request: IncomingMessage, response: ServerResponse): void {
  // Browsers accept HTML; a program with a mistyped path must not receive a page.
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? "");
  const file = findFile(resolve(folder), request.url ?? "/", wantsPage);
  if (file === undefined) {
    sendFailure(response, 404, "NOT_FOUND", `There is nothing at ${(request.url ?? "/").split("?")[0]}.`);
    return;
  }
  sendFile(file, request, response);
}

/** Sends a file with the headers of all pages. */
export function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendFailure(response, 405, "METHOD_NOT_ALLOWED", "Pages are read with GET.", { allow: "GET, HEAD" });
    return;
  }
  const isHashed = file.path.includes(`${sep}assets${sep}`);
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
  const cacheControl = isHashed ? "public, max-age=31536000, immutable" : "no-cache";
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { etag, "cache-control": cacheControl }).end();
    return;
  }
  const type = TYPES[extname(file.path)] ?? "application/octet-stream";
  const compressed = compressText(file, etag, type, String(request.headers["accept-encoding"] ?? ""));
  response.writeHead(200, {
    etag,
    vary: "accept-encoding",
    "content-type": type,
    "content-length": compressed?.length ?? file.size,
    ...(compressed && { "content-encoding": "gzip" }),
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
  });
  if (request.method === "HEAD") response.end();
  else if (compressed) response.end(compressed);
  else
    createReadStream(file.path)
      .on("error", () => response.destroy())
      .pipe(response);
}

function findFile(folder: string, url: string, wantsPage: boolean): StaticFile | undefined {
  const asked = decodePath(url);
  if (asked === undefined) return undefined;
  const path = resolve(join(folder, asked));
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  const isPage = extname(path) === "";
  const candidates = isPage ? [`${path}.html`, join(path, "index.html")] : [path];
  if (isPage && wantsPage) candidates.push(join(folder, "index.html"));
  for (const candidate of candidates) {
    const found = statSync(candidate, { throwIfNoEntry: false });
    if (found?.isFile()) return { path: candidate, size: found.size, mtimeMs: found.mtimeMs };
  }
  return undefined;
}

function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}
