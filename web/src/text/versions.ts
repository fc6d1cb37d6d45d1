import { versions as en } from "./en/connectors/versions.ts";
import { inLanguage } from "./language.ts";

/** Texts of versions and overrides, loaded with the page of a connector. */
export const versionsText: typeof en = inLanguage("versions", en);
