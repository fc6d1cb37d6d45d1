// `@modelcontextprotocol/conformance` imports `globSync`, which Node 20 does not have and its server scenarios do not call.
import { register } from "node:module";

const SHIM = `export * from "node:fs"; export { default } from "node:fs";
export const globSync = () => { throw new Error("globSync needs Node 22"); };`;
const HOOKS = `
const shim = ${JSON.stringify(SHIM)};
export async function resolve(specifier, context, next) {
  if (specifier === "fs" && context.parentURL?.includes("/conformance/")) return { url: "shim:fs", shortCircuit: true, format: "module" };
  return next(specifier, context);
}
export async function load(url, context, next) {
  return url === "shim:fs" ? { format: "module", shortCircuit: true, source: shim } : next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
