import { trace as en } from "./en/trace.ts";

/** Texts of runs and their results: needed where these are shown, so they are not among what every page loads first. */
export const trace: typeof en = en;
