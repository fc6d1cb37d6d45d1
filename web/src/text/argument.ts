import { argument as en } from "./en/argument.ts";

/** The texts of argument fields, which are loaded with them. */
export const argument: typeof en = en;
