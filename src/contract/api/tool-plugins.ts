import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { SideEffectShape } from "./shapes.ts";

const PluginItem = Type.Object({
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  version: Type.String(),
  enabled: Type.Boolean(),
  outdated: Type.Boolean({
    description:
      "An older version is in your catalogue, because you have a tool with the name of a newer one",
  }),
  tools: Type.Array(
    Type.Object({
      operation_id: Type.String(),
      name: Type.String(),
      description: Type.String(),
      side_effect: SideEffectShape,
    }),
  ),
});

/** Plugins with tools; part of the function `tools`. */
export const toolPluginEndpoints = {
  listPlugins: {
    method: "GET",
    path: "/plugins",
    operationId: "listToolPlugins",
    summary: "List the plugins with tools",
    description: "Also updates the tools of enabled plugins.",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ plugins: Type.Array(PluginItem) }) },
  },
  switchPlugin: {
    method: "PUT",
    path: "/plugins/{name}",
    operationId: "switchToolPlugin",
    summary: "Enable or disable a plugin",
    description:
      "Enabling adds its tools to your catalogue, disabling removes them. If you have a tool with the same name, the answer is a CONFLICT that names it.",
    tag: "Tools",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [
      {
        name: "name",
        in: "path",
        required: true,
        description: "The plugin's name",
        schema: Type.String({ pattern: "^[a-z][a-z0-9-]{0,63}$" }),
      },
    ],
    body: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
    answer: { status: 200, schema: PluginItem },
  },
} as const satisfies FunctionEndpoints;
