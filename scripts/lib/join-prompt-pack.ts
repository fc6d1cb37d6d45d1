import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMap, parseDocument } from "yaml";

const PROMPTS = ["system", "developer", "user"] as const;

export interface JoinedAgent {
  /** The agent file including the prompts of its pack. */
  text: string;
  /** The Markdown file of each prompt, by JSON pointer. */
  sources: Map<string, string>;
  faults: string[];
}

/**
 * Inserts a prompt pack into the text of its agent file: `support.system.md`, `support.developer.md` and
 * `support.user.md` next to `support.yaml`. A server accepts one text, so files are joined before they are
 * sent.
 */
export function joinPromptPack(path: string, text: string): JoinedAgent {
  const base = path.replace(/\.(ya?ml|json)$/, "");
  const sources = new Map<string, string>();
  const faults: string[] = [];
  const present = PROMPTS.filter((name) => existsSync(`${base}.${name}.md`));
  if (present.length === 0) return { text, sources, faults };
  const document = parseDocument(text);
  // The server and the check report faults of the text itself.
  if (document.errors.length > 0 || !isMap(document.contents)) return { text, sources, faults };
  for (const name of present) {
    const file = `${base}.${name}.md`;
    if (document.hasIn(["prompts", name])) {
      faults.push(
        `${basename(file)} and \`prompts.${name}\` in ${basename(path)} both hold this prompt: keep one.`,
      );
      continue;
    }
    const prompt = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
    document.setIn(["prompts", name], prompt.replaceAll("\r\n", "\n"));
    sources.set(`/prompts/${name}`, file);
  }
  return { text: document.toString({ lineWidth: 0, blockQuote: "literal" }), sources, faults };
}
