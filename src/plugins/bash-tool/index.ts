import { ownerOf } from "../../workspace/owner-of.ts";
import { defineTools } from "../define-tools.ts";

export const bashTool = defineTools({
  name: "bash-tool",
  version: "1.0.0",
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
      run: (args, { caller, ports, signal }) =>
        ports.workspace.run(ownerOf(caller), "bash.run", args, signal),
    },
  },
});
