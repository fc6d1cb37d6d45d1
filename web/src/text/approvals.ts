import { approvals as en } from "./en/approvals.ts";

/** The Approvals page's texts: needed there only, so they are not among what every page loads first. */
export const approvals: typeof en = en;
