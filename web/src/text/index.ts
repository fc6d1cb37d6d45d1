import { apiKeys } from "./en/api-keys.ts";
import { common } from "./en/common.ts";
import { connectors } from "./en/connectors.ts";
import { editor } from "./en/editor.ts";
import { home } from "./en/home.ts";
import { settings } from "./en/settings.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";
import { tools } from "./en/tools.ts";

const en = {
  common,
  shell,
  editor,
  signIn,
  home,
  connectors,
  tools,
  apiKeys,
  settings,
};

/**
 * Every text of the UI except those of the files next to this one. Another language is another object of
 * this shape, chosen here.
 */
export const t: typeof en = en;
