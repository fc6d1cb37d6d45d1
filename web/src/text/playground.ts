import { playground as en } from "./en/playground.ts";
import { inLanguage } from "./language.ts";

/** The Playground's texts, which are loaded with that page. */
export const playground: typeof en = inLanguage("playground", en);
