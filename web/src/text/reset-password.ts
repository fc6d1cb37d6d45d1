import { resetPassword as en } from "./en/reset-password.ts";
import { inLanguage } from "./language.ts";

/** The texts of the page for a forgotten password, which are loaded with it. */
export const resetPassword: typeof en = inLanguage("resetPassword", en);
