import { memory as en } from "./en/memory.ts";
import { inLanguage } from "./language.ts";

/** The Memory page's texts, which are loaded with that page. */
export const memory: typeof en = inLanguage("memory", en);
