import { palette as en, shortcuts as enShortcuts } from "./en/palette.ts";
import { inLanguage } from "./language.ts";

/** The texts of the command palette, which is loaded when it is opened first. */
export const palette: typeof en = inLanguage("palette", en);
export const shortcuts: typeof enShortcuts = inLanguage("shortcuts", enShortcuts);
