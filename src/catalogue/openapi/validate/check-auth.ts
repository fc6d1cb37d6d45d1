import { isFramingHeader, isOverridingHeader, isOverridingQuery } from "../../../base/headers.ts";
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
import { findChangingVerb } from "../../../language/find-changing-verb.ts";
import { findOperation, HMAC_CHOICES, SESSION_FIELDS, SESSION_PLACES } from "../parse/read-auth.ts";
import { fillServer } from "./validate-connector-parts.ts";

const SESSION_LOGIN = "/x-session-login";
const MAX_TEXT = 500;
const MAX_LIFE_S = 86_400 * 30;

/** Checks `x-session-login`, if the auth type needs it. */
export function checkSession(document: JsonObject): Fault[] {
  if (document["x-auth-type"] !== "session-login") return [];
  const stated = document["x-session-login"];
  if (!isJsonObject(stated))
    return [
      {
        pointer: SESSION_LOGIN,
        message:
          "`x-session-login` is missing: name the `operation` that logs in, its `arguments` and the response path of the `token`.",
      },
    ];
  return [
    ...Object.keys(stated)
      .filter((key) => !SESSION_FIELDS.includes(key))
      .map((key) => ({
        pointer: `${SESSION_LOGIN}/${escapeSegment(key)}`,
        message: `\`${key}\` is not a field here. Known fields: ${SESSION_FIELDS.join(", ")}.`,
      })),
    ...checkOperation(document, stated["operation"]),
    ...checkArguments(stated["arguments"]),
    ...checkPlace(stated),
    ...checkTexts(stated),
  ];
}

function checkOperation(document: JsonObject, id: Json | undefined): Fault[] {
  const found = typeof id === "string" && id !== "" ? findOperation(document, id) : null;
  const pointer = `${SESSION_LOGIN}/operation`;
  // It is called without an approval.
  if (found !== null)
    return mayLogIn(found)
      ? []
      : [
          {
            pointer,
            message:
              "`operation` must be a GET or POST that only logs in. This one has another method, or says that it deletes, sends or pays.",
          },
        ];
  const message = `\`operation\` must be the operationId of the operation that logs in${typeof id === "string" ? `; there is no \`${id.slice(0, 100)}\`` : ""}.`;
  return [{ pointer, message }];
}

function mayLogIn({ path, method, operation }: NonNullable<ReturnType<typeof findOperation>>): boolean {
  const changing = findChangingVerb({
    id: stringOf(operation["operationId"]),
    path,
    summary: stringOf(operation["summary"]),
    description: stringOf(operation["description"]),
  });
  return /^(get|post)$/.test(method) && changing === null;
}

function checkArguments(given: Json | undefined): Fault[] {
  const pointer = `${SESSION_LOGIN}/arguments`;
  if (!isJsonObject(given))
    return [{ pointer, message: "`arguments` must be an object with the arguments of the operation." }];
  const text = JSON.stringify(given);
  if (text.length > 10_000) return [{ pointer, message: "`arguments` is longer than 10,000 characters." }];
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(
    ([, name = ""]) => name !== "username" && name !== "password",
  );
  if (unknown)
    return [{ pointer, message: `\`${unknown[0]}\` is not known: use \`{username}\` and \`{password}\`.` }];
  return text.includes("{password}")
    ? []
    : [{ pointer, message: "`arguments` must contain `{password}`, and usually `{username}`." }];
}

function checkPlace({ in: place = "header", name = "Authorization" }: JsonObject): Fault[] {
  if (!SESSION_PLACES.some((one) => one === place))
    return [{ pointer: `${SESSION_LOGIN}/in`, message: "`in` must be header, query or cookie." }];
  const isToken = typeof name === "string" && /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name);
  const text = stringOf(name);
  const isDenied =
    place === "query"
      ? isOverridingQuery(text)
      : place === "header" && (isFramingHeader(text) || isOverridingHeader(text) || /^cookie$/i.test(text));
  return isToken && !isDenied
    ? []
    : [
        {
          pointer: `${SESSION_LOGIN}/name`,
          message: "`name` must be the name of a header, query parameter or cookie that may hold the token.",
        },
      ];
}

function checkTexts(stated: JsonObject): Fault[] {
  const { token, prefix, expires_in: lifetime } = objectOf(stated);
  const faults: Fault[] = [];
  if (!isPath(token))
    faults.push({
      pointer: `${SESSION_LOGIN}/token`,
      message: "`token` must be the response path of the token, such as `data.token`.",
    });
  if (prefix !== undefined && (typeof prefix !== "string" || !/^[\x20-\x7e]{0,50}$/.test(prefix)))
    faults.push({
      pointer: `${SESSION_LOGIN}/prefix`,
      message: "`prefix` must be a text of at most 50 characters.",
    });
  const isSeconds = typeof lifetime === "number" && lifetime > 0 && lifetime <= MAX_LIFE_S;
  if (lifetime !== undefined && !isSeconds && !isPath(lifetime))
    faults.push({
      pointer: `${SESSION_LOGIN}/expires_in`,
      message: "`expires_in` must be a number of seconds, or the response path of one.",
    });
  return faults;
}

function isPath(value: Json | undefined): boolean {
  return typeof value === "string" && value !== "" && value.length <= MAX_TEXT;
}

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
