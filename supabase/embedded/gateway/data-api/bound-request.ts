/**
 * Lite's parser needs time that grows with the square of what is nested in a query, and seconds for a body
 * of very many rows, keys or levels; it runs in the gateway's thread. Therefore requests of callers
 * without the secret key are bounded before they are parsed.
 */

export interface RequestFault {
  status: 400 | 404 | 413;
  code: string;
  message: string;
}

/** Nested groups, embedded relations and quantifiers of a query; five relations may be embedded. */
const MAX_NESTED = 12;
/** Opening parentheses of a parameter; more than a hundred conditions of five relations have. */
const MAX_GROUPS = 200;
const MAX_PARAMETERS = 200;
/** As many rows as one answer may have. */
const MAX_ROWS = 1000;
/** Columns of a row or arguments of a function; far more than any table has. */
const MAX_KEYS = 200;
/** Of all objects of a body. */
const MAX_MEMBERS = 20_000;
const MAX_LEVELS = 100;

/** @returns why a request is refused; undefined for one that may be parsed */
export function findExcess(
  url: string,
  contentType: string | undefined,
  body: Buffer,
): RequestFault | undefined {
  return (
    findInPath(url) ??
    findInQuery(url) ??
    (body.length === 0 ? undefined : findInBody(contentType ?? "", body))
  );
}

function findInPath(url: string): RequestFault | undefined {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return undefined;
  } catch {
    return malformed("The path of the request is not percent-encoded UTF-8.");
  }
}

function findInQuery(url: string): RequestFault | undefined {
  const at = url.indexOf("?");
  if (at < 0) return undefined;
  const parameters = new URLSearchParams(url.slice(at + 1));
  if (parameters.size > MAX_PARAMETERS) return malformed(`A query has ${MAX_PARAMETERS} parameters at most.`);
  for (const [name, value] of parameters) {
    if ([name, value].some((text) => countLevels(text) > MAX_NESTED))
      return malformed(`A query may be nested ${MAX_NESTED} levels deep at most.`);
    if (countGroups(value, name !== "select") > MAX_GROUPS)
      return malformed(`A query parameter may have ${MAX_GROUPS} groups at most.`);
  }
  return undefined;
}

function findInBody(contentType: string, body: Buffer): RequestFault | undefined {
  if (/^\s*text\/csv\b/i.test(contentType)) {
    const head = body.indexOf(0x0a);
    const header = head < 0 ? body : body.subarray(0, head);
    return countBytes(header, 0x2c) >= MAX_KEYS || countBytes(body, 0x0a) > MAX_ROWS + 1
      ? excess()
      : undefined;
  }
  if (/^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType))
    return countBytes(body, 0x26) >= MAX_KEYS || body.length > 1024 * 1024 ? excess() : undefined;
  const json = measure(body);
  if (json.levels > MAX_LEVELS) return malformed(`A body may be nested ${MAX_LEVELS} levels deep at most.`);
  return json.rows > MAX_ROWS || json.keys > MAX_KEYS || json.members > MAX_MEMBERS ? excess() : undefined;
}

/**
 * The most parentheses that are open at once. Those in quotes do not count, since lite's parser of groups skips them
 * as well: each `"` opens or closes a quotation, also after a backslash. A surplus `)` closes nothing.
 */
function countLevels(text: string): number {
  let open = 0;
  let most = 0;
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "(") most = Math.max(most, ++open);
    else if (character === ")") open = Math.max(0, open - 1);
  }
  return most;
}

/** All opening parentheses. Values may have any number in quotes; a `select` has another syntax of quotes, and no values. */
function countGroups(text: string, skipsQuotes: boolean): number {
  return (skipsQuotes ? text.replace(/"[^"]*("|$)/g, "") : text).split("(").length - 1;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;

interface Size {
  levels: number;
  /** Elements of the outermost array. */
  rows: number;
  /** Members of the outermost object, and of all objects. */
  keys: number;
  members: number;
}

/** Counts in a JSON text without parsing it. What is no JSON is left to lite. */
function measure(json: Buffer): Size {
  const size: Size = { levels: 0, rows: 1, keys: 0, members: 0 };
  let open = 0;
  let isString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isString && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isString = !isString;
    else if (isString) continue;
    else if (byte === COMMA && open === 1) size.rows += 1;
    else if (byte === COLON) {
      size.members += 1;
      if (open === 1) size.keys += 1;
    } else if (byte === 0x5b || byte === 0x7b) size.levels = Math.max(size.levels, ++open);
    else if (byte === 0x5d || byte === 0x7d) open -= 1;
  }
  return size;
}

function countBytes(bytes: Buffer, wanted: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === wanted) count += 1;
  return count;
}

function malformed(message: string): RequestFault {
  return { status: 400, code: "PGRST100", message };
}

function excess(): RequestFault {
  return {
    status: 413,
    code: "PT413",
    message: `A request may have ${MAX_ROWS} rows of ${MAX_KEYS} columns at most.`,
  };
}
