import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseSync } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");
/** What stands for a value of a message. */
export const VALUE = "§";

/** A message for people in the source of the server, with `VALUE` for each value. */
export interface SourceMessage {
  text: string;
  file: string;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Functions that take a message, with the position of it. */
const CALLS: Record<string, number> = {
  fault: 1,
  refuse: 0,
  report: 3,
  apiError: 1,
  unusable: 1,
  wrongType: 0,
  describe: 0,
};

/** The messages of `new ToolgateError(…)`, of properties `message`, and of functions that create faults. */
export function findMessages(folders: readonly string[]): SourceMessage[] {
  const found: SourceMessage[] = [];
  for (const folder of folders) {
    const files = readdirSync(resolve(ROOT, folder), { recursive: true, encoding: "utf8" });
    for (const name of files.filter((file) => file.endsWith(".ts") && !file.endsWith(".data.ts"))) {
      const path = resolve(ROOT, folder, name);
      const { program } = parseSync(path, readFileSync(path, "utf8"));
      const file = relative(ROOT, path);
      visit(program as unknown as Node, (text) => found.push({ text, file }));
    }
  }
  return found;
}

/** The messages of `private.refuse(code, message)` and of raised exceptions in the migrations. */
export function findSqlMessages(): SourceMessage[] {
  const folder = resolve(ROOT, "supabase/migrations");
  return readdirSync(folder).flatMap((file) => {
    const sql = readFileSync(resolve(folder, file), "utf8");
    const calls = sql.matchAll(/private\.refuse\(\s*'?\w+'?,\s*(format\(\s*)?'((?:[^']|'')+)'(\s*\|\|)?/g);
    return [...calls]
      .filter(([, , , joined]) => joined === undefined)
      .map(([, , text = ""]) => ({ text: text.replaceAll("''", "'").replaceAll("%s", VALUE), file }));
  });
}

function visit(node: Node, add: (text: string) => void): void {
  const message = messageIn(node);
  if (message) for (const text of textsOf(message)) add(text);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === "object" && child !== null && "type" in child) visit(child as Node, add);
  }
}

function messageIn(node: Node): Node | undefined {
  const args = node["arguments"] as Node[] | undefined;
  const callee = node["callee"] as Node | undefined;
  if (node.type === "NewExpression" && callee?.["name"] === "ToolgateError") return args?.[1];
  if (node.type === "CallExpression") {
    const property = callee?.["property"] as Node | undefined;
    const at = CALLS[String(callee?.["name"] ?? property?.["name"])];
    return at === undefined ? undefined : args?.[at];
  }
  const key = node["key"] as Node | undefined;
  return node.type === "Property" && key?.["name"] === "message" ? (node["value"] as Node) : undefined;
}

/** The texts of a literal, a template or a choice; values that are not written there are `VALUE`. */
function textsOf(node: Node): string[] {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "ConditionalExpression")
    return [...textsOf(node["consequent"] as Node), ...textsOf(node["alternate"] as Node)];
  if (node.type !== "TemplateLiteral") return [];
  const quasis = node["quasis"] as { value: { cooked: string } }[];
  return [quasis.map(({ value }) => value.cooked).join(VALUE)];
}
