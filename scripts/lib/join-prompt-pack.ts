import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMap, parseDocument } from "yaml";

const PROMPTS = ["system", "developer", "user"] as const;

export interface JoinedAgent {
  /** The agent file with the prompts of its pack in it. */
  text: string;
  /** Where prompts came from: by JSON pointer, the Markdown file. */
  sources: Map<string, string>;
  faults: string[];
}

/**
 * Puts a prompt pack into the text of its agent file: `support.system.md`, `support.developer.md` and `support.user.md` next to
 * `support.yaml`. A server takes one text; files are joined before it is sent.
 */
export function joinPromptPack(path: string, text: string): JoinedAgent {
  const base = path.replace(/\.(ya?ml|json)$/, "");
  const sources = new Map<string, string>();
  const faults: string[] = [];
  const present = PROMPTS.filter((name) => existsSync(`${base}.${name}.md`));
  if (present.length === 0) return { text, sources, faults };
  const document = parseDocument(text);
  // The server and the check tell what is wrong with the text itself.
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
