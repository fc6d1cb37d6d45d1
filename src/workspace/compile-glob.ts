import { compilePattern } from "../patterns/compile-pattern.ts";

/** Wildcards that the built-in engine may try in every combination, and characters of a name. */
const MAX_WILDCARDS = 2;
const MAX_NAME = 1000;

/**
 * What the shell makes of one part of a glob, on the linear-time engine: on the built-in one `*a*a*a*a*a*a*b` tries
 * every way to cut a name, and nothing can end it meanwhile. A name that is too long to be checked does not match.
 */
export function compileGlob(source: string, flags: string): { test(name: string): boolean } {
  if (flags.includes("i")) return compileNative(source, flags);
  const safe = compilePattern(source);
  return { test: (name) => safe !== null && name.length <= safe.longest && safe.test(name) };
}

/** The linear-time engine is case-sensitive here. */
function compileNative(source: string, flags: string): { test(name: string): boolean } {
  if (source.split(/[*+]|\{\d*,/).length - 1 > MAX_WILDCARDS)
    throw new Error(`a glob that ignores case may have ${MAX_WILDCARDS} wildcards`);
  const pattern = new RegExp(source, flags);
  return { test: (name) => name.length <= MAX_NAME && pattern.test(name) };
}
