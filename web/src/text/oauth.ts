import { oauth as en } from "./en/oauth.ts";

/** The consent page's texts, which are loaded with that page. */
export const oauth: typeof en = en;
