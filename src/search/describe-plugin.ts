import { createHash } from "node:crypto";
import type { PluginTool, PluginToolRow } from "../contract/plugin-tool.ts";
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
  const digest = createHash("sha256")
    .update(JSON.stringify([about.version, rows]))
    .digest("hex");
  return { about, rows, digest };
}
