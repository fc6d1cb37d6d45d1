/** A part of a line. A link leads to an http(s) address; its host is null if its text shows it already. */
export type Span =
  | { look: "plain" | "code"; text: string }
  | { look: "strong" | "emphasis"; spans: Span[] }
  | { look: "link"; text: string; href: string; host: string | null };

// Each alternative ends at the next mark of its kind and has bounded parts, so that any text is read in linear time.
const MARKS = new RegExp(
  [
    /`[^`\n]+`/,
    /\*\*[^*\n]+\*\*/,
    /(?<![\w*])\*[^*\s](?:[^*\n]*[^*\s])?\*(?![\w*])/,
    // An image stays text: nothing is loaded.
    /!\[[^[\]\n]{0,500}\]\([^()\n]{0,2000}\)/,
    /\[[^[\]\n]{1,500}\]\([^\s()<>]{1,2000}\)/,
    /\bhttps?:\/\/[^\s<>"'`()[\]|*]{1,2000}/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join("|"),
  "g",
);
const LINK = /^\[([^\]]+)\]\((.+)\)$/s;
/** At the end of an address, these belong to the sentence. */
const PUNCTUATION = ".,;:!?";

/** Parses code, bold, italic and links. An unpaired mark, an image and any other address are text. */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  const addPlain = (plain: string) => {
    const last = spans.at(-1);
    if (plain === "") return;
    if (last?.look === "plain") last.text += plain;
    else spans.push({ look: "plain", text: plain });
  };
  for (const { 0: found, index } of text.matchAll(MARKS)) {
    const trimmed = found.startsWith("http") ? trimAddress(found) : found;
    addPlain(text.slice(end, index));
    end = index + trimmed.length;
    const span = readMark(trimmed);
    if (span) spans.push(span);
    else addPlain(trimmed);
  }
  addPlain(text.slice(end));
  return spans;
}

function trimAddress(address: string): string {
  let end = address.length;
  while (PUNCTUATION.includes(address.charAt(end - 1))) end--;
  return address.slice(0, end);
}

function readMark(found: string): Span | null {
  if (found.startsWith("`")) return { look: "code", text: found.slice(1, -1) };
  // Without stars inside, so this ends after one step.
  if (found.startsWith("**")) return { look: "strong", spans: parseSpans(found.slice(2, -2)) };
  if (found.startsWith("*")) return { look: "emphasis", spans: parseSpans(found.slice(1, -1)) };
  if (found.startsWith("!")) return null;
  const [, text = found, address = found] = LINK.exec(found) ?? [];
  return readLink(text, address);
}

/** @returns null for an address that is not plain http(s): other schemes, relative ones, and user names before the host */
function readLink(text: string, address: string): Span | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(address)) return null;
  if (url.username !== "" || url.password !== "") return null;
  const isShown = URL.canParse(text) && new URL(text).host === url.host;
  return { look: "link", text, href: url.href, host: isShown ? null : url.host };
}
