import { argument as en } from "./en/argument.ts";

/** The texts of arguments' fields: needed where one is filled in. */
export const argument: typeof en = en;
