import type { PluginTool, PluginToolRow } from "../contract/plugin-tool.ts";
import { sha256 } from "../contract/sha256.ts";
import { describeTool } from "./describe-tool.ts";

/** A plugin with tools, as users see it. */
export interface ToolPlugin {
  name: string;
  version: string;
  title: string;
  description: string;
  tools: readonly PluginTool[];
}

/** A plugin in the form that the catalogue stores. */
export interface DescribedPlugin {
  about: ToolPlugin;
  rows: PluginToolRow[];
  /** Changes with every stored property of its tools. */
  digest: string;
}

export function describePlugin(about: ToolPlugin): DescribedPlugin {
  const rows = about.tools.map((tool) => describeTool(about.title, tool));
  const digest = sha256(JSON.stringify([about.version, rows]));
  return { about, rows, digest };
}
