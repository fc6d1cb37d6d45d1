const TOKEN = /\\[\s\S]|[\s\S]/gu;
const NEEDLESS = /^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/-]$/u;

/**
 * The pattern without needless escapes (`\@`, `\_`, `\-` outside a class), which the `u` flag of ECMA-262 refuses and
 * JSON Schema's validators with it. Returns undefined when it is no regular expression with that flag even so.
 */
export function toUnicodePattern(pattern: string): string | undefined {
  if (compiles(pattern)) return pattern;
  let inClass = false;
  const plain = pattern.replace(TOKEN, (token) => {
    if (token === "[" || token === "]") inClass = token === "[";
    return NEEDLESS.test(token) || (token === "\\-" && !inClass) ? token.slice(1) : token;
  });
  return compiles(plain) ? plain : undefined;
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
