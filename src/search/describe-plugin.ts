import type { PluginTool, PluginToolRow } from "../contract/plugin-tool.ts";
import { sha256 } from "../contract/sha256.ts";
import { describeTool } from "./describe-tool.ts";

/** A plugin with tools, as people see it. */
export interface ToolPlugin {
  name: string;
  version: string;
  title: string;
  description: string;
  tools: readonly PluginTool[];
}

/** The same as the catalogue takes it. */
export interface DescribedPlugin {
  about: ToolPlugin;
  rows: PluginToolRow[];
  /** Changes with anything the catalogue keeps of its tools. */
  digest: string;
}

export function describePlugin(about: ToolPlugin): DescribedPlugin {
  const rows = about.tools.map((tool) => describeTool(about.title, tool));
  const digest = sha256(JSON.stringify([about.version, rows]));
  return { about, rows, digest };
}
