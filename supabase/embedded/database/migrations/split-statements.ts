/**
 * Splits a SQL script at its top-level semicolons, as the Supabase CLI records migrations. Quotes, dollar
 * quotes, comments (also nested) and `begin atomic … end` bodies are not split. Statements are trimmed and
 * have no semicolon; comments belong to the following statement.
 */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let atomic = 0;
  for (let at = 0; at < script.length; ) {
    const opaque = skipOpaque(script, at);
    if (opaque > at) {
      at = opaque;
      continue;
    }
    const word = /^[a-z_]\w*(\s+atomic\b)?/i.exec(script.slice(at, at + 200))?.[0];
    if (word !== undefined) {
      atomic += atomicDepth(word.toLowerCase(), atomic);
      at += word.length;
      continue;
    }
    if (script[at] === ";" && atomic === 0) {
      push(statements, script.slice(start, at));
      start = at + 1;
    }
    at += 1;
  }
  push(statements, script.slice(start));
  return statements;
}

function push(statements: string[], text: string): void {
  const statement = text.trim();
  if (statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() !== "") statements.push(statement);
}

/** `begin atomic` opens a body; inside one, `case` opens and `end` closes. */
function atomicDepth(word: string, depth: number): number {
  if (/^begin\s+atomic$/.test(word)) return 1;
  if (depth === 0) return 0;
  return word === "case" ? 1 : word === "end" ? -1 : 0;
}

/** The end of the quoted text or comment that starts here; `at` itself when none starts. */
function skipOpaque(script: string, at: number): number {
  const two = script.slice(at, at + 2);
  if (two === "--") return endOf(script, script.indexOf("\n", at));
  if (two === "/*") return skipComment(script, at);
  if (script[at] === "'") return skipQuoted(script, at, isEscapeString(script, at));
  if (script[at] === '"') return skipQuoted(script, at, false);
  const tag = /^\$(?:[a-z_]\w*)?\$/i.exec(script.slice(at, at + 70))?.[0];
  if (tag === undefined || /\w/.test(script[at - 1] ?? "")) return at;
  const close = script.indexOf(tag, at + tag.length);
  return close < 0 ? script.length : close + tag.length;
}

function endOf(script: string, found: number): number {
  return found < 0 ? script.length : found;
}

function skipComment(script: string, at: number): number {
  let depth = 0;
  for (let i = at; i < script.length; i += 1) {
    const two = script.slice(i, i + 2);
    if (two === "/*") depth += 1;
    if (two === "*/") depth -= 1;
    if (two === "/*" || two === "*/") i += 1;
    if (depth === 0) return i + 1;
  }
  return script.length;
}

/** Doubled quotes need no special case: they parse as two adjacent strings. */
function skipQuoted(script: string, at: number, backslash: boolean): number {
  const quote = script[at];
  for (let i = at + 1; i < script.length; i += 1) {
    if (backslash && script[i] === "\\") i += 1;
    else if (script[i] === quote) return i + 1;
  }
  return script.length;
}

function isEscapeString(script: string, at: number): boolean {
  return /e/i.test(script[at - 1] ?? "") && !/\w/.test(script[at - 2] ?? "");
}
