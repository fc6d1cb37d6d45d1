/**
 * Creates a text that matches a regular expression with literals, classes, groups, alternatives and quantifiers.
 * Look-arounds and back-references are ignored, so the caller must check the text.
 *
 * @param extra how many more than the fewest repetitions to write
 */
export function samplePattern(pattern: string, extra = 0): string {
  const reader = { text: pattern, at: 0, extra };
  return readAlternatives(reader);
}

interface Reader {
  text: string;
  at: number;
  extra: number;
}

const CLASSES: Record<string, string> = { d: "1", w: "a", s: " ", D: "a", W: "-", S: "a" };
const LETTERS = "a1A-_ .:/,@+=!#%&*;'\"()[]|~^?<>$\\\t\n";

function readAlternatives(reader: Reader): string {
  const first = readSequence(reader);
  while (reader.text[reader.at] === "|") {
    reader.at++;
    readSequence(reader);
  }
  return first;
}

function readSequence(reader: Reader): string {
  let written = "";
  while (reader.at < reader.text.length && !"|)".includes(reader.text[reader.at] ?? "")) {
    const atom = readAtom(reader);
    written += atom.repeat(readCount(reader));
  }
  return written;
}

function readAtom(reader: Reader): string {
  const char = reader.text[reader.at++] ?? "";
  if (char === "^" || char === "$") return "";
  if (char === ".") return "a";
  if (char === "\\") return readEscape(reader);
  if (char === "[") return readClass(reader);
  return char === "(" ? readGroup(reader) : char;
}

function readGroup(reader: Reader): string {
  const [head = ""] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(reader.text.slice(reader.at)) ?? [];
  reader.at += head.length;
  const inner = readAlternatives(reader);
  reader.at++;
  return /[=!]$/.test(head) ? "" : inner;
}

function readEscape(reader: Reader): string {
  const char = reader.text[reader.at++] ?? "";
  if (char === "b" || char === "B") return "";
  const code = /^(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/i.exec(reader.text.slice(reader.at - 1));
  if (code) {
    reader.at += code[0].length - 1;
    return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? "61", 16));
  }
  if ((char === "p" || char === "P") && reader.text[reader.at] === "{") {
    reader.at = reader.text.indexOf("}", reader.at) + 1;
    return "a";
  }
  return CLASSES[char] ?? { t: "\t", n: "\n", r: "\r" }[char] ?? char;
}

/** Finds a letter of a class with the regular expression engine. */
function readClass(reader: Reader): string {
  const start = reader.at - 1;
  while (reader.at < reader.text.length && reader.text[reader.at] !== "]") {
    reader.at += reader.text[reader.at] === "\\" ? 2 : 1;
  }
  reader.at++;
  const source = reader.text.slice(start, reader.at);
  const wanted = new RegExp(`^${source}$`, "u");
  const found =
    [...LETTERS].find((letter) => wanted.test(letter)) ?? everyCharacter().find((c) => wanted.test(c));
  return found ?? "a";
}

function everyCharacter(): string[] {
  return Array.from({ length: 0x2ff }, (_, code) => String.fromCodePoint(code + 32));
}

function readCount(reader: Reader): number {
  const found = /^(?:([*+?])|\{(\d*)(,?)(\d*)\})\??/.exec(reader.text.slice(reader.at));
  if (!found) return 1;
  reader.at += found[0].length;
  const [, sign, least, comma, most] = found;
  const fewest = sign === undefined ? Number(least || 0) : sign === "+" ? 1 : 0;
  const limit = sign === "?" ? 1 : sign !== undefined ? 1_000 : comma ? Number(most || 1_000) : Number(least);
  return Math.min(limit, fewest + reader.extra);
}
