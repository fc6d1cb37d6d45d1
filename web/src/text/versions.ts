import { versions as en } from "./en/versions.ts";

/** Texts of versions and overrides, loaded with the page of a connector. */
export const versionsText: typeof en = en;
