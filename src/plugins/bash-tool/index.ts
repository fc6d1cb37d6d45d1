import type { Plugin } from "../../kernel/plugin.ts";
import { defineTools, ownerOf, type PluginSpec, type ToolSpec } from "../define-tools.ts";
import type { PluginPorts } from "../plugin-ports.ts";

/** A program of the server, from the operator's list. */
const COMMAND: ToolSpec = {
  name: "Run a command of the server",
  description:
    "Runs a command by its name, a real program of the server that its operator allows this agent, such as a build or a test. " +
    "Commands that are not on the list are refused with the names of those that are.",
  side_effect: "execute",
  input_schema: {
    type: "object",
    additionalProperties: false,
    required: ["command"],
    properties: {
      command: {
        type: "string",
        minLength: 1,
        maxLength: 64,
        description: "The command's name on the operator's list",
      },
      arguments: {
        type: "array",
        maxItems: 50,
        items: { type: "string", maxLength: 1_000 },
        description: "Further arguments, where the command accepts any; no shell reads them",
      },
      folder: {
        type: "string",
        maxLength: 600,
        description: "The folder to run in, relative to where the command works",
      },
      stdin: {
        type: "string",
        maxLength: 1_000_000,
        description: "What the command reads from its standard input",
      },
    },
  },
  run: (args, { caller, binding, ports, signal }) =>
    ports.workspace.run(ownerOf({ caller, binding }), "command.run", args, signal),
};

const SPEC: PluginSpec = {
  name: "bash-tool",
  version: "1.1.0",
  title: "Shell",
  description:
    "Lets agents run shell commands on the files of their workspace, without network or programs of the server.",
  tools: {
    "bash.run": {
      name: "Run a shell command",
      description:
        "Runs a bash command or script on the files of the workspace: pipes, loops, grep, sed, awk, jq, sort, find and the like. " +
        "No network and no other programs; it is stopped after a second. Only files below /workspace are kept.",
      side_effect: "execute",
      input_schema: {
        type: "object",
        additionalProperties: false,
        required: ["command"],
        properties: {
          command: {
            type: "string",
            minLength: 1,
            maxLength: 100_000,
            description: "The command or script, in bash",
          },
          folder: {
            type: "string",
            maxLength: 600,
            description: "The folder to start in, relative to the workspace; without it the workspace itself",
          },
          stdin: {
            type: "string",
            maxLength: 1_000_000,
            description: "What the command reads from its standard input",
          },
        },
      },
      run: (args, { caller, binding, ports, signal }) =>
        ports.workspace.run(ownerOf({ caller, binding }), "bash.run", args, signal),
    },
  },
};

/** `command.run` exists only if the operator of an embedded stack allows commands. */
export function bashTool(ports: PluginPorts): Plugin {
  const { tools } = SPEC;
  const offered = ports.workspace.hasCommands ? { ...tools, "command.run": COMMAND } : tools;
  return defineTools({ ...SPEC, tools: offered })(ports);
}
