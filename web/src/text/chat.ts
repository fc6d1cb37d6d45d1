import { chat as en } from "./en/chat.ts";

/** The chat's texts: needed there only, so they are not among what every page loads first. */
export const chat: typeof en = en;
