import { compilePattern } from "../patterns/compile-pattern.ts";

/** Maximum wildcards that the built-in engine may combine, and maximum characters of a name. */
const MAX_WILDCARDS = 2;
const MAX_NAME = 1000;

/**
 * Compiles the regular expression of one part of a glob for the linear-time engine. The built-in one would
 * try every split of a name for `*a*a*a*a*a*a*b` and cannot be interrupted. A name that is too long to
 * check does not match.
 */
export function compileGlob(source: string, flags: string): { test(name: string): boolean } {
  if (flags.includes("i")) return compileNative(source, flags);
  const safe = compilePattern(source);
  return { test: (name) => safe !== null && name.length <= safe.longest && safe.test(name) };
}

/** The linear-time engine only supports case-sensitive matching here. */
function compileNative(source: string, flags: string): { test(name: string): boolean } {
  if (source.split(/[*+]|\{\d*,/).length - 1 > MAX_WILDCARDS)
    throw new Error(`a glob that ignores case may have ${MAX_WILDCARDS} wildcards`);
  const pattern = new RegExp(source, flags);
  return { test: (name) => name.length <= MAX_NAME && pattern.test(name) };
}
