import { chat as en } from "./en/chat.ts";
import { inLanguage } from "./language.ts";

/** The chat's texts, which are loaded with that page. */
export const chat: typeof en = inLanguage("chat", en);
