/**
 * Sentences of the server with their translations. A value is written as «name»; the translation contains the same names.
 * A value with a capital letter, such as «Reason», is itself a sentence of the server; a message is translated only if it is known too.
 * That of «…List» consists of several, separated by commas.
 */
export type Messages = Readonly<Record<string, string>>;

interface Pattern {
  /** The literal texts around the values. */
  literals: string[];
  names: string[];
  translation: string;
  /** Literal characters: of several patterns that match, the most specific one applies. */
  weight: number;
}

/** Longer messages are not translated. */
const MAX_LENGTH = 4_000;
/** Longer lists are shown as they are. */
const MAX_PARTS = 50;
/** Messages that consist of messages, such as "line 3: …", are at most this deep. */
const MAX_DEPTH = 4;
const SENTENCE_END = /(?<=\.) /;

/** A function that translates a message of the server, or returns `undefined` for one that is not in the tables. */
export function matchMessages(tables: readonly Messages[]): (message: string) => string | undefined {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [message, translation] of tables.flatMap((table) => Object.entries(table))) {
    const { literals, names } = parse(message);
    if (names.length === 0) exact.set(message, translation);
    else patterns.push({ literals, names, translation, weight: literals.join("").length });
  }
  patterns.sort((one, other) => other.weight - one.weight);

  function translate(message: string, depth: number): string | undefined {
    const known = exact.get(message);
    if (known !== undefined || depth > MAX_DEPTH) return known;
    const sentences = translateSentences(message, depth);
    for (const pattern of patterns) {
      const values = valuesOf(pattern, message);
      if (values === undefined) continue;
      const hasSentences = values.some((value) => SENTENCE_END.test(value));
      const translated = (hasSentences && sentences) || fill(pattern, values, depth);
      if (translated !== undefined) return translated;
    }
    return sentences;
  }

  function fill({ names, translation }: Pattern, values: string[], depth: number): string | undefined {
    const filled = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const shown = translateValue(name, values[index] ?? "", depth);
      if (shown === undefined) return undefined;
      filled.set(name, shown);
    }
    return translation.replace(/«(\w+)»/gu, (_, name: string) => filled.get(name) ?? "");
  }

  function translateValue(name: string, value: string, depth: number): string | undefined {
    if (!/^\p{Lu}/u.test(name)) return value;
    if (!name.endsWith("List")) return translate(value, depth + 1);
    const listed = value.split(", ");
    if (listed.length > MAX_PARTS) return value;
    const parts = listed.map((part) => translate(part, depth + 1) ?? part);
    return parts.join(", ");
  }

  /** A message of several sentences that are known one by one. */
  function translateSentences(message: string, depth: number): string | undefined {
    const sentences = message.split(SENTENCE_END);
    if (sentences.length < 2 || sentences.length > 6) return undefined;
    const translated = sentences.map((sentence) => translate(sentence, depth + 1));
    return translated.every((sentence) => sentence !== undefined) ? translated.join(" ") : undefined;
  }

  return (message) => (message.length > MAX_LENGTH ? undefined : translate(message, 0));
}

/** The names of the values of a message of the tables. */
export function namesOf(message: string): string[] {
  return parse(message).names;
}

function parse(message: string): { literals: string[]; names: string[] } {
  const parts = message.split(/«(\w+)»/u);
  return {
    literals: parts.filter((_, index) => index % 2 === 0),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

/** The values between the literals, each as short as possible, or `undefined`. Takes linear time. */
function valuesOf({ literals }: Pattern, message: string): string[] | undefined {
  const [start = "", ...others] = literals;
  const end = others.pop() ?? "";
  if (!message.startsWith(start) || !message.endsWith(end)) return undefined;
  const limit = message.length - end.length;
  const values: string[] = [];
  let from = start.length;
  for (const literal of others) {
    const at = message.indexOf(literal, from + 1);
    if (at === -1 || at + literal.length > limit) return undefined;
    values.push(message.slice(from, at));
    from = at + literal.length;
  }
  if (from >= limit) return undefined;
  values.push(message.slice(from, limit));
  return values;
}
