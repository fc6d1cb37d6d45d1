import { home as en } from "./en/home.ts";

/** The start page's texts, which are loaded with that page. */
export const home: typeof en = en;
