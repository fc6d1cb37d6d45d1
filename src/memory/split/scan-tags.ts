export interface HtmlTag {
  /** Lowercase; `!` for a comment or a declaration. */
  name: string;
  closing: boolean;
  start: number;
  end: number;
  /** Whether it is a comment, or a script or style with its content, which is not visible. */
  hidden: boolean;
}

const RAW = new Set(["script", "style"]);

/**
 * Visits every tag in order (the HTML standard §13.2.5, simplified), in one pass for any input. A `<` that
 * does not start a tag is text, and unclosed elements reach to the end.
 */
export function scanTags(text: string, visit: (tag: HtmlTag) => void) {
  let quoted = true;
  let start = text.indexOf("<");
  while (start !== -1) {
    const tag = readTag(start);
    if (tag !== null) visit(tag);
    start = text.indexOf("<", tag === null ? start + 1 : tag.end);
  }

  function readTag(start: number): HtmlTag | null {
    const mark = text.charCodeAt(start + 1);
    if (mark === 0x21 || mark === 0x3f) return readComment(start);
    const closing = mark === 0x2f;
    const from = start + (closing ? 2 : 1);
    const nameEnd = endOfName(text, from);
    if (nameEnd === from) return null;
    const name = text.slice(from, nameEnd).toLowerCase();
    const end = endOfTag(nameEnd);
    const hidden = !closing && RAW.has(name);
    return { name, closing, start, end: hidden ? endOfRaw(text, name, end) : end, hidden };
  }

  function readComment(start: number): HtmlTag {
    const comment = text.startsWith("<!--", start);
    const end = comment ? endOf(text, "-->", start + 2) : endOf(text, ">", start);
    return { name: "!", closing: false, start, end, hidden: true };
  }

  /** A quoted `>` does not close a tag. After an unclosed quote, quotes are ignored. */
  function endOfTag(from: number): number {
    if (quoted) {
      const end = endOfQuotedTag(text, from);
      if (end !== -1) return end;
      quoted = false;
    }
    return endOf(text, ">", from);
  }
}

function endOfQuotedTag(text: string, from: number): number {
  let afterEquals = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if (afterEquals && (code === 0x22 || code === 0x27)) {
      at = text.indexOf(code === 0x22 ? '"' : "'", at + 1);
      if (at === -1) return -1;
    }
    afterEquals = code === 0x3d || (afterEquals && code <= 0x20);
  }
  return -1;
}

function endOfName(text: string, from: number): number {
  let at = from;
  for (; at < from + 32; at++) {
    const code = text.charCodeAt(at) | 0x20;
    const letter = code >= 0x61 && code <= 0x7a;
    if (!letter && (at === from || !isNameCharacter(text.charCodeAt(at)))) break;
  }
  return at;
}

function isNameCharacter(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x3a;
}

function endOfRaw(text: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, "gi");
  close.lastIndex = from;
  const found = close.exec(text);
  return found === null ? text.length : endOf(text, ">", found.index);
}

function endOf(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? text.length : at + what.length;
}
