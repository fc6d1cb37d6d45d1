import { matchMessages } from "../../match-messages.ts";
import { accounts } from "./accounts.ts";
import { agents } from "./agents.ts";
import { calls } from "./calls.ts";
import { changes } from "./changes.ts";
import { chat } from "./chat.ts";
import { documents } from "./documents.ts";
import { imports } from "./imports.ts";
import { mcp } from "./mcp.ts";
import { reasons } from "./reasons.ts";
import { storage } from "./storage.ts";
import { tools } from "./tools.ts";
import { versions } from "./versions.ts";
import { yaml } from "./yaml.ts";

export const TABLES = [
  accounts,
  agents,
  calls,
  changes,
  chat,
  documents,
  imports,
  mcp,
  reasons,
  storage,
  tools,
  versions,
  yaml,
];

/** A sentence of the server in Czech, or `undefined` for one that is not in the tables. */
export const translateMessage = matchMessages(TABLES);
