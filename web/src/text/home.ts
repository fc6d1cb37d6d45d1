import { home as en } from "./en/home.ts";
import { inLanguage } from "./language.ts";

/** The start page's texts, which are loaded with that page. */
export const home: typeof en = inLanguage("home", en);
