import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { listCities, readCurrent, readForecast } from "./answer-weather.ts";
import { createNotes } from "./create-notes.ts";
import { type Handle, ok, type Reply, refuse } from "./reply.ts";
import { sampleDocument } from "./sample-document.ts";

/** Path of the sample on the gateway and on its own port. */
export const SAMPLE_PATH = "/sample";

/**
 * A small API without keys for trying Toolgate: constant weather data, and notes. Any key is accepted.
 *
 * @param base returns the base URL for its document
 */
export function createSampleApi(base: () => string): RequestListener {
  const notes = createNotes();
  const routes: Record<string, Handle> = {
    "GET /openapi.json": () => ok(sampleDocument(base())),
    "GET /v1/current.json": readCurrent,
    "GET /v1/forecast.json": readForecast,
    "GET /v1/cities": listCities,
    "GET /v1/notes": notes.list,
    "POST /v1/notes": notes.add,
  };
  return function sampleApi(request, response) {
    answer(routes, request)
      .then((reply) => send(request, response, reply))
      // The caller disconnected while sending its body.
      .catch(() => response.destroy());
  };
}

async function answer(routes: Record<string, Handle>, request: IncomingMessage): Promise<Reply> {
  const url = `http://localhost${request.url ?? "/"}`;
  const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: "" };
  const path = pathname.slice(SAMPLE_PATH.length);
  const allowed = Object.keys(routes).filter((route) => route.endsWith(` ${path}`));
  if (!pathname.startsWith(`${SAMPLE_PATH}/`) || allowed.length === 0) {
    return refuse(404, `There is nothing here. See ${SAMPLE_PATH}/openapi.json.`);
  }
  const method = request.method === "HEAD" ? "GET" : request.method;
  const handle = routes[`${method} ${path}`];
  if (handle) return handle(new URL(url), request);
  const allow = allowed.map((route) => route.split(" ", 1)[0]).join(", ");
  return refuse(405, `This takes ${allow}.`, { allow });
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, headers }: Reply): void {
  // An unread body must not remain on the connection.
  request.resume();
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : text);
}
