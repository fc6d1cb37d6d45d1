import {
  escapeSegment,
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  objectOf,
  stringOf,
} from "../../../base/json.ts";
import {
  isFramingHeader,
  isOverridingHeader,
  isOverridingQuery,
} from "../../../contract/overriding-names.ts";
import { findChangingVerb } from "../../../language/find-changing-verb.ts";
import { findOperation, SESSION_FIELDS, SESSION_PLACES } from "../parse/read-session.ts";

const AT = "/x-session-login";
const MAX_TEXT = 500;
const MAX_LIFE_S = 86_400 * 30;

/** Checks `x-session-login`, if the auth type needs it. */
export function checkSession(document: JsonObject): Fault[] {
  if (document["x-auth-type"] !== "session-login") return [];
  const stated = document["x-session-login"];
  if (!isJsonObject(stated))
    return [
      {
        pointer: AT,
        message:
          "`x-session-login` is missing: name the `operation` that logs in, its `arguments` and the response path of the `token`.",
      },
    ];
  return [
    ...Object.keys(stated)
      .filter((key) => !SESSION_FIELDS.includes(key))
      .map((key) => ({
        pointer: `${AT}/${escapeSegment(key)}`,
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
  const pointer = `${AT}/operation`;
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
  const pointer = `${AT}/arguments`;
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
    return [{ pointer: `${AT}/in`, message: "`in` must be header, query or cookie." }];
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
          pointer: `${AT}/name`,
          message: "`name` must be the name of a header, query parameter or cookie that may hold the token.",
        },
      ];
}

function checkTexts(stated: JsonObject): Fault[] {
  const { token, prefix, expires_in: lifetime } = objectOf(stated);
  const faults: Fault[] = [];
  if (!isPath(token))
    faults.push({
      pointer: `${AT}/token`,
      message: "`token` must be the response path of the token, such as `data.token`.",
    });
  if (prefix !== undefined && (typeof prefix !== "string" || !/^[\x20-\x7e]{0,50}$/.test(prefix)))
    faults.push({ pointer: `${AT}/prefix`, message: "`prefix` must be a text of at most 50 characters." });
  const isSeconds = typeof lifetime === "number" && lifetime > 0 && lifetime <= MAX_LIFE_S;
  if (lifetime !== undefined && !isSeconds && !isPath(lifetime))
    faults.push({
      pointer: `${AT}/expires_in`,
      message: "`expires_in` must be a number of seconds, or the response path of one.",
    });
  return faults;
}

function isPath(value: Json | undefined): boolean {
  return typeof value === "string" && value !== "" && value.length <= MAX_TEXT;
}
