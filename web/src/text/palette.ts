import { palette as en, shortcuts as enShortcuts } from "./en/palette.ts";

/** The texts of the command palette, which is loaded when it is opened first. */
export const palette: typeof en = en;
export const shortcuts: typeof enShortcuts = enShortcuts;
