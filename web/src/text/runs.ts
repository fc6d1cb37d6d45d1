import { runs as en } from "./en/runs.ts";
import { inLanguage } from "./language.ts";

/** The texts of the list of runs and its figures, which are loaded with it. */
export const runs: typeof en = inLanguage("runs", en);
