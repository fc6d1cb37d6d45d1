import { memory as en } from "./en/memory.ts";

/** The Memory page's texts, which are loaded with that page. */
export const memory: typeof en = en;
