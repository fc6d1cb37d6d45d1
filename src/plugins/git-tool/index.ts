import type { JsonObject } from "../../base/json.ts";
import type { SideEffect, ToolHints } from "../../contract/tool.ts";
import { defineTools, ownerOf, type ToolSpec } from "../define-tools.ts";

const FOLDER = {
  type: "string",
  maxLength: 600,
  description:
    "The repository's folder, relative to the workspace; without it the workspace itself. /repositories/<name>: a repository of the server",
};
const PATHS = {
  type: "array",
  items: { type: "string", minLength: 1, maxLength: 600 },
  maxItems: 500,
};

/** Defines a tool that operates on one repository. */
function operation(
  operationId: string,
  side_effect: SideEffect,
  name: string,
  description: string,
  properties: Record<string, JsonObject> = {},
  required: string[] = [],
  hints: Partial<ToolHints> = {},
): Record<string, ToolSpec> {
  return {
    [operationId]: {
      name,
      description,
      side_effect,
      hints: { destructiveHint: false, ...hints },
      input_schema: {
        type: "object",
        additionalProperties: false,
        required,
        properties: { folder: FOLDER, ...properties },
      },
      run: (args, { caller, binding, ports, signal }) =>
        ports.workspace.run(ownerOf({ caller, binding }), operationId, args, signal),
    },
  };
}

export const gitTool = defineTools({
  name: "git-tool",
  version: "1.1.0",
  title: "Git",
  description:
    "Lets agents keep versions of the files in their workspace with git, and read repositories that the server offers; nothing leaves them.",
  tools: {
    ...operation(
      "git.status",
      "read",
      "Show the git status",
      "Shows the branch and which files of a git repository are staged, changed or untracked.",
    ),
    ...operation(
      "git.diff",
      "read",
      "Show a git diff",
      "Shows the changes in a git repository as a unified diff.",
      {
        against: {
          type: "string",
          enum: ["index", "head", "staged"],
          description:
            "What to compare: files with the index (default), files with the last commit (head), index with it (staged)",
        },
        paths: { ...PATHS, description: "Only these files or folders, relative to the repository" },
      },
    ),
    ...operation(
      "git.log",
      "read",
      "Show the git log",
      "Lists the commits of a git repository, newest first.",
      {
        limit: { type: "integer", minimum: 1, maximum: 200, description: "Commits at most (20)" },
        ref: {
          type: "string",
          minLength: 1,
          maxLength: 200,
          description: "A branch or commit to start from; the current one without it",
        },
        path: {
          type: "string",
          minLength: 1,
          maxLength: 600,
          description: "Only commits that changed this file",
        },
      },
    ),
    ...operation(
      "git.branch",
      "read",
      "Show the git branches",
      "Shows the name of the current branch of a git repository, and lists all its branches.",
    ),
    ...operation(
      "git.init",
      "write",
      "Make a git repository",
      "Makes a git repository of a folder of the workspace.",
      {},
      [],
      { idempotentHint: true },
    ),
    ...operation(
      "git.add",
      "write",
      "Stage files for a git commit",
      "Stages changed, new and deleted files of a git repository for the next commit.",
      {
        paths: {
          ...PATHS,
          description: "Files or folders, relative to the repository; everything without it",
        },
      },
      [],
      { idempotentHint: true },
    ),
    ...operation(
      "git.commit",
      "write",
      "Make a git commit",
      "Commits what is staged in a git repository.",
      {
        message: { type: "string", minLength: 1, maxLength: 10_000, description: "The commit message" },
        author: {
          type: "string",
          maxLength: 300,
          description: "Who: Name <name@example.com>; an agent's name without it",
        },
      },
      ["message"],
    ),
    ...operation(
      "git.switch",
      "write",
      "Switch the git branch",
      "Switches a git repository to another branch, or creates one from here.",
      {
        branch: { type: "string", minLength: 1, maxLength: 200, description: "The branch" },
        create: { type: "boolean", description: "Create it; its files are those of now" },
      },
      ["branch"],
      { destructiveHint: true },
    ),
  },
});
