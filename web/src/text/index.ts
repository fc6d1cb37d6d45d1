import { activity } from "./en/activity.ts";
import { apiKeys } from "./en/api-keys.ts";
import { common } from "./en/common.ts";
import { connectors } from "./en/connectors.ts";
import { editor } from "./en/editor.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";
import { tools } from "./en/tools.ts";
import { inLanguage } from "./language.ts";

/** Every text of the UI except those of the files next to this one, in the chosen language. */
export const t = {
  common: inLanguage("common", common),
  shell: inLanguage("shell", shell),
  editor: inLanguage("editor", editor),
  signIn: inLanguage("signIn", signIn),
  connectors: inLanguage("connectors", connectors),
  tools: inLanguage("tools", tools),
  activity: inLanguage("activity", activity),
  apiKeys: inLanguage("apiKeys", apiKeys),
};
