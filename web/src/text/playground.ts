import { playground as en } from "./en/playground.ts";

/** The Playground's texts: needed there only, so they are not among what every page loads first. */
export const playground: typeof en = en;
