import { playground as en } from "./en/playground.ts";

/** The Playground's texts, which are loaded with that page. */
export const playground: typeof en = en;
