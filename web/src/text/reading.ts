import { reading as en } from "./en/reading.ts";

/** The texts of a marked request: needed where one is shown. */
export const reading: typeof en = en;
