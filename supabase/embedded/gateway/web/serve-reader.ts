import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { sendFailure } from "../send-failure.ts";
import { sendFile } from "./serve-static.ts";

const READER = "node_modules/swagger-ui-dist";
const FILES: Record<string, string> = {
  "/docs": "web/docs/index.html",
  "/docs/": "web/docs/index.html",
  "/docs/page.js": "web/docs/page.js",
  "/docs/page.css": "web/docs/page.css",
  "/docs/reader.js": `${READER}/swagger-ui-bundle.js`,
  "/docs/reader.css": `${READER}/swagger-ui.css`,
};

/** No external resources and requests; Swagger UI uses inline styles and data URLs for icons. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The API reader: a page around Swagger UI's build. */
export function serveReader(projectDir: string, request: IncomingMessage, response: ServerResponse): void {
  const file = FILES[(request.url ?? "").split("?", 1)[0] ?? ""];
  const path = file === undefined ? undefined : join(projectDir, file);
  const found = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  if (path === undefined || !found?.isFile()) {
    sendFailure(response, 404, "NOT_FOUND", "There is nothing here. The API reader is at /docs.");
    return;
  }
  response.setHeader("content-security-policy", POLICY);
  sendFile({ path, size: found.size, mtimeMs: found.mtimeMs }, request, response);
}
