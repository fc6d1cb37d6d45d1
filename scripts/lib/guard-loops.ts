import { parseAst } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node;
  arguments?: Node[];
}
interface Insertion {
  at: number;
  text: string;
}

const LOOPS = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
const TURN = "tgTurn()";
/** Rounds between two looks: one of them may take a millisecond, on a string of megabytes. */
const PRELUDE = `export const watch={look(){}};var tgLeft=64;
function tgTurn(){if(--tgLeft<=0){tgLeft=0;watch.look();tgLeft=64}}
`;

/**
 * A module whose every loop, and every function given to a call (a comparison of `sort()`, a test of `some()`), calls
 * `watch.look()` each 64 rounds; what that throws ends the work, and is thrown again in the next round when something catches it.
 * JavaScript cannot be interrupted otherwise, and what runs without a break stops everybody in the process.
 */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  visit(parseAst(code) as unknown as Node, insertions);
  insertions.sort((a, b) => a.at - b.at);
  let guarded = "";
  let done = 0;
  for (const { at, text } of insertions) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return PRELUDE + guarded + code.slice(done);
}

function visit(node: Node, found: Insertion[]): void {
  // An outer node before what it holds: the sort is stable, so at the same place its text stands outside.
  if (LOOPS.has(node.type) && node.body) found.push(...guardBody(node.body, ";"));
  for (const given of node.arguments ?? []) {
    const isFunction = given.type === "ArrowFunctionExpression" || given.type === "FunctionExpression";
    if (isFunction && given.body) found.push(...guardBody(given.body, ","));
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, found);
}

/** A block takes one more statement; any other body stands in a block of its own, an expression behind a comma. */
function guardBody(body: Node, separator: ";" | ","): Insertion[] {
  if (body.type === "BlockStatement") return [{ at: body.start + 1, text: `${TURN};` }];
  const [open, close] = separator === ";" ? ["{", "}"] : ["(", ")"];
  return [
    { at: body.start, text: `${open}${TURN}${separator}` },
    { at: body.end, text: close },
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
