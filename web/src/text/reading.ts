import { reading as en } from "./en/reading.ts";

/** The texts of a marked request, which are loaded with it. */
export const reading: typeof en = en;
