import { reading as en } from "./en/reading.ts";
import { inLanguage } from "./language.ts";

/** The texts of a marked request, which are loaded with it. */
export const reading: typeof en = inLanguage("reading", en);
