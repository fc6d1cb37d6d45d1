import {
  escapeSegment,
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
} from "../../../base/json.ts";
import { readAwsEndpoint } from "../../../base/url-parts.ts";
import {
  isFramingHeader,
  isOverridingHeader,
  isOverridingQuery,
} from "../../../contract/overriding-names.ts";
import { HMAC_CHOICES } from "../parse/read-signing.ts";
import { fillServer } from "./validate-connector-parts.ts";

const AWS = "/x-aws-sigv4";
const HMAC = "/x-hmac";
/** Maximum length of a template. */
const MAX_TEMPLATE = 2_000;
/** Maximum number of headers and of query parameters that a signature adds. */
const MAX_PLACES = 20;
const HMAC_FIELDS = [...Object.keys(HMAC_CHOICES), "body_digest", "string", "headers", "query"];
/** Parts that a header or query parameter may contain. */
const PLACED_PARTS = ["key_id", "timestamp", "nonce", "body_digest", "signature"];
/** Parts that the signed string may contain, besides `header:<name>`. */
const SIGNED_PARTS = [
  "method",
  "method_lower",
  "host",
  "path",
  "query",
  "sorted_query",
  "path_and_query",
  "url",
  "body",
  "key_id",
  "timestamp",
  "nonce",
  "body_digest",
];

/** Checks the extension that says how requests are signed: `x-aws-sigv4` or `x-hmac`, if the auth type needs it. */
export function checkSigning(document: JsonObject): Fault[] {
  if (document["x-auth-type"] === "aws-sigv4") return checkAws(document);
  return document["x-auth-type"] === "hmac" ? checkHmac(document["x-hmac"]) : [];
}

function checkAws(document: JsonObject): Fault[] {
  const stated = document["x-aws-sigv4"];
  if (stated !== undefined && !isJsonObject(stated))
    return [{ pointer: AWS, message: "`x-aws-sigv4` must be an object with `region` and `service`." }];
  const faults = checkFields(objectOf(stated), ["region", "service"], AWS);
  const known = readAwsEndpoint(hostOf(document));
  for (const field of ["region", "service"] as const) {
    const value = objectOf(stated)[field];
    const isValid = typeof value === "string" && /^[A-Za-z0-9-]{1,64}$/.test(value);
    if (value !== undefined && !isValid)
      faults.push({
        pointer: `${AWS}/${field}`,
        message: `\`${field}\` must be a name such as ${field === "region" ? "eu-west-1" : "execute-api"}.`,
      });
    if (value === undefined && known[field] === undefined)
      faults.push({
        pointer: `${AWS}/${field}`,
        message: `\`${field}\` is missing: the host of the server does not state it.`,
      });
  }
  return faults;
}

function hostOf(document: JsonObject): string {
  const server = objectOf(listOf(document["servers"])[0]);
  const url = fillServer(stringOf(server["url"]), objectOf(server["variables"]));
  return URL.canParse(url) ? new URL(url).hostname : "";
}

function checkHmac(scheme: Json | undefined): Fault[] {
  if (!isJsonObject(scheme))
    return [
      {
        pointer: HMAC,
        message: "`x-hmac` is missing: describe how requests are signed, at least `string` and `headers`.",
      },
    ];
  const faults = [...checkFields(scheme, HMAC_FIELDS, HMAC), ...checkChoices(scheme, HMAC_CHOICES, HMAC)];
  const digest = scheme["body_digest"];
  if (digest !== undefined && !isJsonObject(digest))
    faults.push({
      pointer: `${HMAC}/body_digest`,
      message: "`body_digest` must be an object with `algorithm` and `output`.",
    });
  const { algorithm, output } = HMAC_CHOICES;
  faults.push(
    ...checkFields(objectOf(digest), ["algorithm", "output"], `${HMAC}/body_digest`),
    ...checkChoices(objectOf(digest), { algorithm, output }, `${HMAC}/body_digest`),
    ...checkTemplate(scheme["string"], SIGNED_PARTS, true, `${HMAC}/string`),
    ...checkPlaces(scheme["headers"], "headers", (name) => isFramingHeader(name) || isOverridingHeader(name)),
    ...checkPlaces(scheme["query"], "query", isOverridingQuery),
  );
  const places = [scheme["headers"], scheme["query"]].flatMap((one) => Object.values(objectOf(one)));
  if (!places.some((one) => stringOf(one).includes("{signature}")))
    faults.push({ pointer: HMAC, message: "`headers` or `query` must send `{signature}`." });
  return faults;
}

function checkFields(value: JsonObject, fields: readonly string[], at: string): Fault[] {
  return Object.keys(value)
    .filter((key) => !fields.includes(key))
    .map((key) => ({
      pointer: `${at}/${escapeSegment(key)}`,
      message: `\`${key}\` is not a field here. Known fields: ${fields.join(", ")}.`,
    }));
}

function checkChoices(value: JsonObject, choices: Record<string, readonly string[]>, at: string): Fault[] {
  return Object.entries(choices)
    .filter(([field, known]) => value[field] !== undefined && !known.some((one) => one === value[field]))
    .map(([field, known]) => ({
      pointer: `${at}/${field}`,
      message: `\`${field}\` must be one of ${known.join(", ")}.`,
    }));
}

function checkPlaces(
  places: Json | undefined,
  kind: "headers" | "query",
  isDenied: (name: string) => boolean,
): Fault[] {
  const at = `${HMAC}/${kind}`;
  if (places === undefined) return [];
  if (!isJsonObject(places))
    return [{ pointer: at, message: `\`${kind}\` must be an object of names and templates.` }];
  if (Object.keys(places).length > MAX_PLACES)
    return [{ pointer: at, message: `\`${kind}\` has more than ${MAX_PLACES} entries.` }];
  return Object.entries(places).flatMap(([name, template]) => {
    const pointer = `${at}/${escapeSegment(name)}`;
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/i.test(name) || isDenied(name))
      return [{ pointer, message: `A signature may not set \`${name}\`.` }];
    return checkTemplate(template, PLACED_PARTS, false, pointer);
  });
}

function checkTemplate(
  template: Json | undefined,
  parts: readonly string[],
  mayReadHeaders: boolean,
  pointer: string,
): Fault[] {
  if (typeof template !== "string" || template === "" || template.length > MAX_TEMPLATE)
    return [{ pointer, message: `A template must be a text of 1 to ${MAX_TEMPLATE} characters.` }];
  if (!mayReadHeaders && /[^\x20-\x7e]/.test(template))
    return [
      { pointer, message: "The template contains characters that are not allowed in a header or a URL." },
    ];
  const unknown = [...template.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = ""]) => name)
    .find((name) => !parts.includes(name) && !(mayReadHeaders && /^header:[a-z0-9-]{1,100}$/.test(name)));
  if (unknown === undefined) return [];
  const known = mayReadHeaders ? [...parts, "header:<name in lower case>"] : parts;
  return [
    { pointer, message: `\`{${unknown}}\` is not a part of a request. Known parts: ${known.join(", ")}.` },
  ];
}
