import { connect as en } from "./en/connect.ts";
import { inLanguage } from "./language.ts";

/** The texts of the pages of connect links, which are loaded with those pages. */
export const connect: typeof en = inLanguage("connect", en);
