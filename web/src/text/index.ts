import { apiKeys } from "./en/api-keys.ts";
import { common } from "./en/common.ts";
import { connectors } from "./en/connectors/connectors.ts";
import { editor } from "./en/editor.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";
import { tools } from "./en/tools.ts";
import { inLanguage } from "./language.ts";

/**
 * Every text of the UI except those of the files next to this one, in the chosen language, which is
 * loaded after this module: read texts when they are shown, not while a module of the first load is evaluated.
 */
export const t = {
  get common() {
    return inLanguage("common", common);
  },
  get shell() {
    return inLanguage("shell", shell);
  },
  get editor() {
    return inLanguage("editor", editor);
  },
  get signIn() {
    return inLanguage("signIn", signIn);
  },
  get connectors() {
    return inLanguage("connectors", connectors);
  },
  get tools() {
    return inLanguage("tools", tools);
  },
  get apiKeys() {
    return inLanguage("apiKeys", apiKeys);
  },
};
