import type { JsonObject } from "../../base/json.ts";
import { type FileCalls, workspaceFiles } from "../../workspace/files.ts";
import { defineTools, ownerOf, type ToolSpec } from "../define-tools.ts";

const CONTENT = { maxLength: 5_242_880 };

const PATH = { type: "string", minLength: 1, maxLength: 600 };

const path = (description: string): JsonObject => ({ ...PATH, description });

const text = (description: string, limits: JsonObject = {}): JsonObject => ({
  type: "string",
  ...limits,
  description,
});

const flag = (description: string): JsonObject => ({ type: "boolean", description });

const count = (description: string, minimum: number, maximum: number): JsonObject => ({
  type: "integer",
  minimum,
  maximum,
  description,
});

const file = path("Path of the file, relative to the workspace, such as notes/today.md");

const encoding: JsonObject = {
  type: "string",
  enum: ["utf-8", "base64"],
  description: "How content is given: text (utf-8, the default), or base64 for binary files",
};

const expectedVersion = count(
  "The version you read; the call is refused when the file has changed since",
  1,
  Number.MAX_SAFE_INTEGER,
);

export const fileSystemTool = defineTools({
  name: "file-system-tool",
  version: "1.0.0",
  title: "Files",
  description: "Lets agents keep files in a workspace of your own: read, write, list and search them.",
  tools: {
    "fs.list": {
      name: "List files",
      description:
        "Lists the files and folders that are in a folder or in the whole workspace, with sizes and versions.",
      side_effect: "read",
      input_schema: takes([], {
        path: text("The folder, relative to the workspace; without it the whole workspace", {
          maxLength: 600,
        }),
        recursive: flag("Everything below the folder, not only what is directly in it"),
        limit: count("Entries at most (1000)", 1, 1_000),
        after: text("Entries after this path: the last one of the answer before"),
      }),
      run: call("list"),
    },
    "fs.read": {
      name: "Read the content of a file",
      description:
        "Reads what is in a file, and its version. A long one comes in parts; go on at next_offset.",
      side_effect: "read",
      input_schema: takes(["path"], {
        path: file,
        offset: count("Byte to begin at (0)", 0, 5_242_880),
        limit: count("Bytes at most (65536)", 1, 65_536),
      }),
      run: call("read"),
    },
    "fs.search": {
      name: "Search for a text in files",
      description: "Searches for a text in all files and gives the lines that hold it.",
      side_effect: "read",
      input_schema: takes(["query"], {
        query: text("The text to look for, as it is; no pattern", { minLength: 1, maxLength: 1_000 }),
        path: text("Only below this folder, or in this file", { maxLength: 600 }),
        names: text("Only files of this name: a pattern such as *.md or src/**/*.ts", {
          minLength: 1,
          maxLength: 200,
        }),
        case_sensitive: flag("Upper and lower case differ; without it they are the same"),
        limit: count("Lines at most (200)", 1, 200),
      }),
      run: call("search"),
    },
    "fs.write": {
      name: "Write a file",
      description:
        "Writes a whole file: creates it, or replaces the version that was read (expected_version).",
      side_effect: "write",
      hints: { idempotentHint: true },
      input_schema: takes(["path", "content"], {
        path: file,
        content: text("What the file is to hold", CONTENT),
        encoding,
        expected_version: expectedVersion,
        overwrite: flag("Replace the file whatever it holds now"),
      }),
      run: call("write"),
    },
    "fs.append": {
      name: "Append to a file",
      description: "Adds text at the end of a file; creates it where there is none.",
      side_effect: "write",
      hints: { destructiveHint: false },
      input_schema: takes(["path", "content"], {
        path: file,
        content: text("What to add, with its line end", CONTENT),
        encoding,
      }),
      run: call("append"),
    },
    "fs.replace": {
      name: "Replace a text in a file",
      description: "Replaces a text that occurs exactly once in a file by another text.",
      side_effect: "write",
      input_schema: takes(["path", "old_text", "new_text"], {
        path: file,
        old_text: text("The text as it stands in the file, white space included", {
          minLength: 1,
          maxLength: 1_000_000,
        }),
        new_text: text("What is to stand there instead; empty to remove it", { maxLength: 1_000_000 }),
        expected_version: expectedVersion,
      }),
      run: call("replace"),
    },
    "fs.move": {
      name: "Move or rename a file",
      description: "Moves or renames a file or folder.",
      side_effect: "write",
      input_schema: takes(["path", "new_path"], {
        path: path("The file or folder as it is named now"),
        new_path: path("Its new path in full"),
        overwrite: flag("Replace the file that is there"),
      }),
      run: call("move"),
    },
    "fs.delete": {
      name: "Delete a file",
      description: "Deletes a file or folder.",
      side_effect: "write",
      input_schema: takes(["path"], {
        path: path("The file or folder"),
        recursive: flag("A folder with everything in it"),
        expected_version: expectedVersion,
      }),
      run: call("delete"),
    },
  },
});

/** Binds an operation on the caller's files. The tool's schema has validated its arguments. */
function call(name: keyof FileCalls): ToolSpec["run"] {
  return (args, { caller, binding, ports }) =>
    workspaceFiles(ports.database, ownerOf({ caller, binding }))[name](args as never);
}

/** A schema of an object with these properties only. */
function takes(required: string[], properties: Record<string, JsonObject>): JsonObject {
  return { type: "object", additionalProperties: false, required, properties };
}
