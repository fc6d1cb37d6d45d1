import {
  escapeSegment,
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  writePointer,
} from "../../../base/json.ts";
import { METHODS } from "./check-paths.ts";
import { findFaults } from "./find-faults.ts";
import { CONNECTOR_CODES } from "./shape.ts";

/**
 * Checks what a connector needs beyond a valid document: OpenAPI 3.1, `info`, at least one
 * operation, servers with absolute http(s) URLs, references that resolve inside the document, and
 * paths that match their parameters.
 */
export function validateConnectorParts(document: JsonObject): Fault[] {
  const findings = findFaults(document).filter(({ code }) => CONNECTOR_CODES.includes(code));
  return [
    ...findPartFaults(document),
    ...findings.map(({ path, message }) => ({ pointer: writePointer(path), message })),
  ];
}

/** Like `validateConnectorParts`, without the faults that need a walk over the whole document. */
export function findPartFaults(document: JsonObject): Fault[] {
  return [...checkVersion(document), ...checkParts(document), ...checkServers(document)];
}

function checkVersion(document: JsonObject): Fault[] {
  const version = document["openapi"];
  if (typeof version === "string" && /^3\.1\.\d+$/.test(version)) return [];
  if (Object.hasOwn(document, "swagger")) {
    return [
      {
        pointer: "/openapi",
        message: "This is Swagger 2.0: upload it with `?annotate=true`, which upgrades it to OpenAPI 3.1.",
      },
    ];
  }
  if (version === undefined)
    return [
      { pointer: "/openapi", message: "`openapi` is missing: say which version this is, e.g. `3.1.0`." },
    ];
  const given = stringOf(version).slice(0, 20);
  if (/^3\.0/.test(given)) {
    return [
      {
        pointer: "/openapi",
        message: `This is OpenAPI ${given}: upload it with \`?annotate=true\`, which upgrades it to 3.1.`,
      },
    ];
  }
  return [{ pointer: "/openapi", message: `\`openapi\` is \`${given}\`, but only 3.1.x is accepted.` }];
}

function checkParts(document: JsonObject): Fault[] {
  const faults: Fault[] = [];
  if (!isJsonObject(document["info"]))
    faults.push({ pointer: "/info", message: "`info` is missing: give at least `title` and `version`." });
  if (!hasOperation(objectOf(document["paths"])))
    faults.push({ pointer: "/paths", message: emptyPaths(document) });
  return faults;
}

function hasOperation(paths: JsonObject): boolean {
  return Object.values(paths).some(
    (item) => isJsonObject(item) && ["$ref", ...METHODS].some((key) => Object.hasOwn(item, key)),
  );
}

function emptyPaths(document: JsonObject): string {
  const hooks = isJsonObject(document["webhooks"]) || isJsonObject(document["x-webhooks"]);
  const reason = hooks ? " It only describes webhooks, which the API calls and Toolgate does not." : "";
  const state = isJsonObject(document["paths"]) ? "holds no operation" : "is missing";
  return `\`paths\` ${state}: there is nothing to call.${reason}`;
}

function checkServers(document: JsonObject): Fault[] {
  const servers = document["servers"];
  const faults =
    Array.isArray(servers) && servers.length > 0 ? checkList(servers, "/servers") : [noServers(document)];
  for (const [path, item] of Object.entries(objectOf(document["paths"]))) {
    const at = `/paths/${escapeSegment(path)}`;
    faults.push(...checkList(listOf(objectOf(item)["servers"]), `${at}/servers`));
    for (const method of METHODS) {
      faults.push(
        ...checkList(listOf(objectOf(objectOf(item)[method])["servers"]), `${at}/${method}/servers`),
      );
    }
  }
  return faults;
}

function noServers(document: JsonObject): Fault {
  const reason = isJsonObject(document["x-ms-parameterized-host"])
    ? "every customer has a separate host (`x-ms-parameterized-host`)"
    : "the document does not state the address of the API";
  return {
    pointer: "/servers",
    message: `\`servers\` is missing or empty: ${reason}. Add e.g. \`[{"url": "https://api.example.com"}]\`.`,
  };
}

function checkList(servers: Json[], at: string): Fault[] {
  return servers.flatMap((server, index) => {
    const message = isJsonObject(server) ? checkServer(server) : undefined;
    return message === undefined ? [] : [{ pointer: `${at}/${index}/url`, message }];
  });
}

/** Returns what is wrong with a server's URL after its variables are filled with their defaults. */
export function checkServer(server: JsonObject): string | undefined {
  const url = server["url"];
  if (typeof url !== "string") return undefined;
  const filled = fillServer(url, objectOf(server["variables"]));
  const open = /\{([^{}]*)\}/.exec(filled);
  if (open) return `The variable \`${open[1]}\` of \`${url}\` has no default: declare it in \`variables\`.`;
  if (!/^https?:\/\//i.test(filled)) {
    return `\`${url}\` is not an absolute http(s) URL, and the document has no address that it could be relative to.`;
  }
  if (!URL.canParse(filled)) return `\`${filled}\` is not a valid URL.`;
  if (holdsLineEnds(filled)) return "The URL must not hold line ends or other control characters.";
  const { username, password } = new URL(filled);
  return username || password ? `\`${url}\` must not hold a user name or password.` : undefined;
}

/**
 * Detects literal control characters, which URL parsers drop, and percent-encoded line ends, which
 * some servers decode before routing.
 */
export function holdsLineEnds(text: string): boolean {
  return /\p{Cc}|%0[0ad]/iu.test(text);
}

/** Fills in the defaults of the variables (OpenAPI 3.1.1 §4.8.5). */
export function fillServer(url: string, variables: JsonObject): string {
  return url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const variable = Object.hasOwn(variables, name) ? objectOf(variables[name]) : {};
    return typeof variable["default"] === "string" ? variable["default"] : whole;
  });
}
