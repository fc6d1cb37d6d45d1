import { argument as en } from "./en/argument.ts";
import { inLanguage } from "./language.ts";

/** The texts of argument fields, which are loaded with them. */
export const argument: typeof en = inLanguage("argument", en);
