import { trace as en } from "./en/trace.ts";
import { inLanguage } from "./language.ts";

/** The texts of runs and their results, which are loaded with them. */
export const trace: typeof en = inLanguage("trace", en);
