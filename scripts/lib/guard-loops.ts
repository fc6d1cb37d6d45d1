import { parseAst } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node;
  arguments?: Node[];
  callee?: Node;
  property?: Node;
  name?: string;
  async?: boolean;
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
/** In a loop that can wait: lets other requests of the process continue. */
const PAUSE = "if(watch.due())await watch.pause();";
/** Event listeners, whose errors are not caught by a caller. */
const LISTENING = /^(?:(?:add|remove)(?:Event)?Listener|on|once|off)$/;
const TIMERS = ["setTimeout", "setInterval", "setImmediate", "queueMicrotask"];
/** Names that a bundler has to keep, because the bundle may rename timers. */
export const TIMER_NAMES: Record<string, string> = Object.fromEntries(
  TIMERS.flatMap((name) => [name, `globalThis.${name}`].map((written) => [written, `tg_${name}`])),
);
/** Iterations between two checks; a single one may take a millisecond on a string of megabytes. */
const PRELUDE = `export const watch={look(){},lost(error){throw error},due(){return false},async pause(){},pattern(s,f){return new RegExp(s,f)}};var tgLeft=64,tgEntries=new WeakMap;
function tgTurn(){if(--tgLeft<=0){tgLeft=0;watch.look();tgLeft=64}}
function tgEnter(f){if(typeof f!="function")return f;let e=tgEntries.get(f);if(!e){e=function(...a){try{let r=f.apply(this,a);if(r&&typeof r.then=="function")r.then(void 0,x=>watch.lost(x));return r}catch(x){watch.lost(x)}};tgEntries.set(f,e)}return e}
const ${TIMERS.map((name) => `tg_${name}=(f,...a)=>globalThis.${name}(tgEnter(f),...a)`)};
`;

/**
 * A module in which every loop, and every function passed to a call (a comparator of `sort()`, a predicate
 * of `some()`), calls `watch.look()` every 64 iterations. An error thrown there ends the work, and is
 * thrown again in the next iteration if it is caught. JavaScript cannot be interrupted otherwise, and a
 * loop without a pause blocks the whole process; a loop of an async function pauses when `watch.due()`,
 * because promises alone let no other request continue. Errors of timer and event callbacks go to `watch.lost()`,
 * because they would end the process.
 */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  visit(parseAst(code) as unknown as Node, insertions, false);
  insertions.sort((a, b) => a.at - b.at);
  let guarded = "";
  let done = 0;
  for (const { at, text } of insertions) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return PRELUDE + guarded + code.slice(done);
}

/** The expression with which minimatch compiles one part of a glob. */
const GLOB = /Object\.assign\(new RegExp\((`\^\$\{\w+\}\$`,\w+)\),\{_src:/g;

/**
 * Lets `watch.pattern()` compile globs, because the built-in engine may take exponential time for
 * user-written ones.
 */
export function boundGlobs(code: string): string {
  if (code.match(GLOB)?.length !== 1) throw new Error("minimatch compiles globs in another way: look again");
  return code.replace(GLOB, "Object.assign(watch.pattern($1),{_src:");
}

/** Functions and class fields, in which the `async` of the function around does not apply. */
const BOUNDARY = /Function|^PropertyDefinition$|^StaticBlock$/;

/** @param mayWait whether the node is inside an async function */
function visit(node: Node, found: Insertion[], mayWait: boolean): void {
  // Outer nodes come first: the sort is stable, so that at the same position their text is outside.
  if (LOOPS.has(node.type) && node.body) found.push(...guardBody(node.body, ";", mayWait ? PAUSE : ""));
  const isListening = node.type === "CallExpression" && LISTENING.test(memberName(node.callee));
  for (const given of node.arguments ?? []) {
    if (isListening && given.type !== "SpreadElement")
      found.push({ at: given.start, text: "tgEnter(" }, { at: given.end, text: ")" });
    const isFunction = given.type === "ArrowFunctionExpression" || given.type === "FunctionExpression";
    if (isFunction && given.body) found.push(...guardBody(given.body, ","));
  }
  const inside = BOUNDARY.test(node.type) ? node.async === true : mayWait;
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, found, inside);
}

/** Adds a statement to a block; wraps other bodies in a block, and expressions in a comma expression. */
function guardBody(body: Node, separator: ";" | ",", more = ""): Insertion[] {
  if (body.type === "BlockStatement") return [{ at: body.start + 1, text: `${TURN};${more}` }];
  const [open, close] = separator === ";" ? ["{", "}"] : ["(", ")"];
  return [
    { at: body.start, text: `${open}${TURN}${separator}${more}` },
    { at: body.end, text: close },
  ];
}

function memberName(callee: Node | undefined): string {
  return (callee?.type === "MemberExpression" && callee.property?.name) || "";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
