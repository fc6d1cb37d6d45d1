import { memory as en } from "./en/memory.ts";

/** The Memory page's texts: many, and needed there only, so they are not among what every page loads first. */
export const memory: typeof en = en;
