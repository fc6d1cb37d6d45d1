import { oauth as en } from "./en/oauth.ts";

/** The consent page's texts: needed there only, so they are not among what every page loads first. */
export const oauth: typeof en = en;
