import type { Config } from "../contract/config.ts";
import type { ChatModel, Database, Embedders, Sender, Workspace } from "../contract/ports.ts";

/** What plugins may ask for. A factory takes these and gives a plugin. */
export interface PluginPorts {
  database: Database;
  embedders: Embedders;
  /** The chat model, if one is configured. */
  chat: ChatModel | null;
  sender: Sender;
  workspace: Pick<Workspace, "run" | "hasCommands">;
  /** Of the server. */
  environment: Config["environment"];
}
