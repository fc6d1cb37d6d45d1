import type { Located, LocatedEntry } from "./located.ts";

/**
 * Positions of every value in a text that `JSON.parse` accepted (RFC 8259); the syntax is not checked
 * again.
 */
export function locateJson(text: string): Located {
  let at = 0;

  function skipSpace(): void {
    while (at < text.length && " \t\r\n\uFEFF".includes(text.charAt(at))) at++;
  }

  function skipString(): void {
    for (at++; text.charAt(at) !== '"'; at++) if (text.charAt(at) === "\\") at++;
    at++;
  }

  function readValue(): Located {
    skipSpace();
    const from = at;
    const first = text.charAt(at);
    if (first === "{") return readMap(from);
    if (first === "[") return readList(from);
    if (first === '"') skipString();
    else while (at < text.length && !" \t\r\n,]}".includes(text.charAt(at))) at++;
    return { kind: "scalar", from, to: at };
  }

  function readMap(from: number): Located {
    const entries: LocatedEntry[] = [];
    at++;
    for (skipSpace(); text.charAt(at) !== "}"; skipSpace()) {
      if (text.charAt(at) === ",") {
        at++;
        continue;
      }
      const keyStart = at;
      skipString();
      const keyEnd = at;
      skipSpace();
      at++; // the colon
      entries.push({
        key: JSON.parse(text.slice(keyStart, keyEnd)) as string,
        keyFrom: keyStart,
        keyTo: keyEnd,
        value: readValue(),
      });
    }
    at++;
    return { kind: "map", from, to: at, isFlow: true, entries };
  }

  function readList(from: number): Located {
    const items: Located[] = [];
    at++;
    for (skipSpace(); text.charAt(at) !== "]"; skipSpace()) {
      if (text.charAt(at) === ",") at++;
      else items.push(readValue());
    }
    at++;
    return { kind: "list", from, to: at, isFlow: true, items };
  }

  return readValue();
}
