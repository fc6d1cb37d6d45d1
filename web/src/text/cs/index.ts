import { agents } from "./agents.ts";
import { apiKeys } from "./api-keys.ts";
import { approvals } from "./approvals.ts";
import { argument } from "./argument.ts";
import { chat } from "./chat.ts";
import { common } from "./common.ts";
import { connect } from "./connect.ts";
import { connectors } from "./connectors/connectors.ts";
import { versions } from "./connectors/versions.ts";
import { editor } from "./editor.ts";
import { home } from "./home.ts";
import { mcp } from "./mcp.ts";
import { memory } from "./memory.ts";
import { oauth } from "./oauth.ts";
import { palette, shortcuts } from "./palette.ts";
import { playground } from "./playground.ts";
import { reading } from "./reading.ts";
import { resetPassword } from "./reset-password.ts";
import { runs } from "./runs.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { signIn } from "./sign-in.ts";
import { tools } from "./tools.ts";
import { trace } from "./trace.ts";

/** All texts in Czech. One chunk, which only those who use this language load. */
export const cs = {
  agents,
  apiKeys,
  approvals,
  argument,
  chat,
  common,
  connect,
  connectors,
  editor,
  home,
  mcp,
  memory,
  oauth,
  palette,
  shortcuts,
  playground,
  reading,
  resetPassword,
  runs,
  settings,
  shell,
  signIn,
  tools,
  trace,
  versions,
};
export type Translations = typeof cs;
