import { essenceOf, isJsonType } from "../../base/headers.ts";
import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Conversion } from "./conversion.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { addRequests, countOrigins, type SeenRequest } from "./read-requests.ts";

const MAX_ENTRIES = 5_000;
const STATIC_FILE =
  /\.(css|m?js|map|png|jpe?g|gif|svg|ico|webp|avif|woff2?|ttf|otf|eot|mp[34]|webm|html?|txt|xml|pdf|wasm)$/i;
const STATIC_TYPE =
  /^(image|font|video|audio)\/|^(text\/(css|html|javascript)|application\/(x-)?javascript|application\/wasm)$/;

/** A recording of a browser or proxy (HAR 1.2) as OpenAPI. Pages, files and other sites are left out. */
export function readHar(source: JsonObject): Conversion {
  const entries = listOf(objectOf(source["log"])["entries"]);
  const builder = new DocumentBuilder();
  const requests = entries.slice(0, MAX_ENTRIES).flatMap((entry) => readEntry(objectOf(entry)));
  const [main] = countOrigins(requests);
  if (main === undefined) {
    throw new ToolgateError(
      "INVALID_REQUEST",
      "The HAR file contains no request to an API: only pages and files.",
      {
        details: { errors: [{ pointer: "/log/entries", message: "no request to an API" }] },
      },
    );
  }
  const site = siteOf(new URL(main).hostname);
  const own = requests.filter(({ url }) => siteOf(url.hostname) === site);
  noteLeftOut(builder, entries.length, requests, own);
  const servers = addRequests(builder, own);
  const title = new URL(main).hostname;
  return builder.build(
    { kind: "har", format: "HAR file", title, description: `Requests recorded from ${title}.`, version: "1" },
    servers,
  );
}

function readEntry(entry: JsonObject): SeenRequest[] {
  const request = objectOf(entry["request"]);
  const response = objectOf(entry["response"]);
  const content = objectOf(response["content"]);
  const address = textOf(request["url"]) ?? "";
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return [];
  const url = new URL(address);
  url.username = "";
  url.password = "";
  const method = (textOf(request["method"]) ?? "").toUpperCase();
  const type = essenceOf(textOf(content["mimeType"]) ?? "");
  if (isStatic(method, url, type) || url.protocol === "ws:") return [];
  const headers = listOf(request["headers"]).flatMap(readPair);
  const cookies = listOf(request["cookies"]).flatMap(readPair);
  if (cookies.length > 0 && !headers.some(([name]) => /^cookie$/i.test(name)))
    headers.push(["cookie", cookies.map(([name]) => `${name}=`).join("; ")]);
  const status = Number(response["status"]) || 0;
  // Browsers omit the bodies of large answers, and write binary ones as base64.
  const text = content["encoding"] === "base64" ? "" : (textOf(content["text"]) ?? "");
  return [
    { method, url, headers, body: readBody(request["postData"]), answer: { status, type, text }, title: "" },
  ];
}

/** Whether an entry is a page or a file of one; a request that sends something never is. */
function isStatic(method: string, url: URL, type: string): boolean {
  if (method === "OPTIONS" || method === "CONNECT" || method === "") return true;
  if (method !== "GET" && method !== "HEAD") return false;
  if (isJsonType(type)) return /\/(manifest|package|asset-manifest)\.json$|\.webmanifest$/.test(url.pathname);
  return STATIC_TYPE.test(type) || STATIC_FILE.test(url.pathname);
}

function readBody(value: Json | undefined): SeenRequest["body"] {
  if (!isJsonObject(value)) return null;
  const parts = listOf(value["params"]).flatMap((one) => {
    const { name, value: given, fileName } = objectOf(one);
    return typeof name === "string"
      ? [{ name, value: textOf(given) ?? "", isFile: typeof fileName === "string" }]
      : [];
  });
  const text = textOf(value["text"]) ?? "";
  return text === "" && parts.length === 0 ? null : { type: textOf(value["mimeType"]) ?? "", text, parts };
}

function readPair(value: Json): [string, string][] {
  const { name, value: given } = objectOf(value);
  // Names such as `:method` belong to HTTP/2.
  return typeof name === "string" && /^[\w-]/.test(name) ? [[name, textOf(given) ?? ""]] : [];
}

/** The last two labels of a host name, or the whole of an address. */
function siteOf(hostname: string): string {
  return /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split(".").slice(-2).join(".");
}

function noteLeftOut(
  builder: DocumentBuilder,
  entries: number,
  requests: readonly SeenRequest[],
  own: readonly SeenRequest[],
): void {
  const kept = new Set(own);
  if (entries > MAX_ENTRIES)
    builder.note("/log/entries", `Only the first ${MAX_ENTRIES} of ${entries} entries were read.`);
  const others = [...new Set(requests.filter((one) => !kept.has(one)).map(({ url }) => url.hostname))];
  if (others.length > 0)
    builder.note("/log/entries", `Requests to other sites were left out: ${others.slice(0, 10).join(", ")}.`);
}
