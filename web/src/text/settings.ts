import { settings as en } from "./en/settings.ts";
import { inLanguage } from "./language.ts";

/** The texts of the settings, which are loaded with that page. */
export const settings: typeof en = inLanguage("settings", en);
