import { oauth as en } from "./en/oauth.ts";
import { inLanguage } from "./language.ts";

/** The consent page's texts, which are loaded with that page. */
export const oauth: typeof en = inLanguage("oauth", en);
