import { approvals as en } from "./en/approvals.ts";
import { inLanguage } from "./language.ts";

/** The Approvals page's texts, which are loaded with that page. */
export const approvals: typeof en = inLanguage("approvals", en);
