/**
 * Converts a description to plain text on one line: removes HTML tags and common CommonMark marks
 * and keeps the text of links.
 *
 * @param limit maximum characters; longer text is cut at a word and ends in `…`
 */
export function plainText(text: string | undefined, limit: number): string {
  if (!text) return "";
  const stripped = text
    .slice(0, limit * 4)
    .replace(/<[a-zA-Z/!][^<>]{0,300}>/g, " ")
    .replace(/!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g, "$1")
    .replace(/[`*]+|^\s{0,3}#{1,6}\s|^\s*[|>-]+\s/gm, " ")
    .replace(/(?:&nbsp;|\s)+/g, " ")
    .replace(/ ([.,;:!?])(?= |$)/g, "$1")
    .trim();
  return cutText(stripped, limit);
}

/** Cuts at a word boundary if there is one near the end. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1);
  const space = head.lastIndexOf(" ");
  return `${(space > limit * 0.8 ? head.slice(0, space) : head).replace(/[\uD800-\uDBFF]$|\s+$/, "")}…`;
}
