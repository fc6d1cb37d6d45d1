import { connect as en } from "./en/connect.ts";

/** The texts of the pages of connect links, which are loaded with those pages. */
export const connect: typeof en = en;
