const EXTENSIONS: Record<TextFormat, string[]> = {
  markdown: ["md", "markdown", "mdown", "mkd", "mkdn", "mdx", "qmd", "rmd"],
  html: ["html", "htm", "xhtml", "shtml", "mhtml"],
  plain: [
    "txt",
    "text",
    "log",
    "csv",
    "tsv",
    "json",
    "jsonl",
    "yaml",
    "yml",
    "xml",
    "ini",
    "toml",
    "srt",
    "vtt",
  ],
};

/** Maximum characters that are used for detection. */
const SAMPLE = 16_000;

const HTML_PAGE = /^\s*(?:<!--[^>]{0,999}>\s*)?<(?:!doctype\s{1,9}html|html|head|body)[\s>]/i;
const HTML_CLOSINGS = /<\/(?:p|div|h[1-6]|ul|ol|li|table|tr|td|section|article|span|a|strong|em|pre)>/gi;

/** Each of these is rare at the start of a line in other formats. */
const MARKDOWN: RegExp[] = [
  /^ {0,3}#{1,6}[ \t]+\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^\|?[ \t]{0,9}:?-{3,99}:?[ \t]{0,9}\|/m,
  /^ {0,3}[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S/m,
  /^ {0,3}> \S/m,
  /^[^\n]{1,200}\n(?:={3,99}|-{3,99})[ \t]{0,9}$/m,
  /\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/,
  /\*\*[^\s*][^*\n]{0,200}\*\*/,
];
/** Number of leading patterns that are sufficient alone: headings and fences. */
const CERTAIN = 2;

/**
 * Detects the format from the file extension of the source (a name, a path or a URL), otherwise from the
 * text.
 */
export function detectFormat(source: string, text: string): TextFormat {
  return byExtension(source) ?? byLook(text.slice(0, SAMPLE));
}

function byExtension(source: string): TextFormat | null {
  const path = source.replace(/[?#].*$/s, "");
  const extension = /\.([a-z]{2,8})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const formats = Object.keys(EXTENSIONS) as TextFormat[];
  return formats.find((format) => EXTENSIONS[format].includes(extension)) ?? null;
}

function byLook(sample: string): TextFormat {
  const start = sample.replace(/^\ufeff/, "");
  if (HTML_PAGE.test(start)) return "html";
  const signs = MARKDOWN.map((sign) => sign.test(start));
  const markdown = signs.slice(0, CERTAIN).includes(true) || signs.filter(Boolean).length >= 2;
  if (!markdown && (start.match(HTML_CLOSINGS)?.length ?? 0) >= 2) return "html";
  return markdown ? "markdown" : "plain";
}

export type TextFormat = "markdown" | "html" | "plain";

export interface TextChunk {
  /**
   * Exactly `text.slice(start, start + content.length)`, in UTF-16 code units. Does not cut surrogate
   * pairs, nor grapheme clusters that fit.
   */
  content: string;
  start: number;
  /** Number of characters at the start that repeat the end of the previous chunk. */
  overlap: number;
  /** The headings above it, including its own section's, outermost first, as plain text. */
  headings: string[];
}
