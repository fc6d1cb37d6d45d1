import { type TSchema, Type } from "@sinclair/typebox";
import { type FunctionEndpoints, Timestamp } from "./endpoint.ts";

const PathText = Type.String({
  minLength: 1,
  maxLength: 600,
  description: "Relative to the workspace, such as notes/today.md",
});
const Version = Type.Integer({ minimum: 1, description: "Grows with every change" });
const EncodingShape = Type.Union([Type.Literal("utf-8"), Type.Literal("base64")]);
const Kind = Type.Union([Type.Literal("file"), Type.Literal("folder"), Type.Literal("link")]);

const nullableText = Type.Union([Type.String(), Type.Null()]);

const Usage = Type.Object({
  files: Type.Integer(),
  bytes: Type.Integer(),
  max_files: Type.Integer(),
  max_bytes: Type.Integer(),
  max_file_bytes: Type.Integer(),
});

const Written = Type.Object({
  path: Type.String(),
  kind: Kind,
  size: Type.Integer(),
  version: Version,
  updated_at: Timestamp,
});

function query(name: string, required: boolean, description: string, schema: TSchema = Type.String()) {
  return { name, in: "query" as const, required, description, schema };
}

const binding = query(
  "binding",
  false,
  "The workspace of bound API keys, as `/workspace/bound` lists it, instead of your own. For signed-in users",
);

/** The files of a user's agents, which access them through the plugins Files, Shell and Git. */
export const workspaceEndpoints = {
  usage: {
    method: "GET",
    path: "",
    operationId: "readWorkspaceUsage",
    summary: "Read the usage of your workspace",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [binding],
    answer: { status: 200, schema: Usage },
  },
  list: {
    method: "GET",
    path: "/files",
    operationId: "listWorkspaceFiles",
    summary: "List a folder of your workspace",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [
      query("path", false, "The folder; the whole workspace without it"),
      query("recursive", false, "`true`: everything below it", Type.Boolean()),
      query("limit", false, "At most (1000)", Type.Integer({ minimum: 1, maximum: 1000 })),
      binding,
      query("after", false, "Entries after this path: the last one of the page before"),
    ],
    answer: {
      status: 200,
      schema: Type.Object({
        entries: Type.Array(
          Type.Object({
            path: Type.String(),
            kind: Kind,
            size: Type.Integer({ description: "Of a folder: of all files in it" }),
            version: Type.Union([Version, Type.Null()]),
            updated_at: Timestamp,
          }),
        ),
        more: Type.Boolean(),
        usage: Usage,
      }),
    },
  },
  read: {
    method: "GET",
    path: "/file",
    operationId: "readWorkspaceFile",
    summary: "Read a file of your workspace",
    description:
      "Text is returned unchanged (`encoding` utf-8), anything else in base64. A longer file is returned in parts: continue at `next_offset`.",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "read",
    parameters: [
      query("path", true, "The file"),
      binding,
      query("offset", false, "Byte to begin at", Type.Integer({ minimum: 0 })),
      query("limit", false, "Bytes at most (5 MiB)", Type.Integer({ minimum: 1 })),
    ],
    answer: {
      status: 200,
      schema: Type.Composite([
        Written,
        Type.Object({
          encoding: EncodingShape,
          content: Type.String(),
          next_offset: Type.Optional(Type.Integer()),
        }),
      ]),
    },
  },
  write: {
    method: "PUT",
    path: "/file",
    operationId: "writeWorkspaceFile",
    summary: "Write a file of your workspace",
    description:
      "Creates it; replaces the version named by `expected_version`, or any with `overwrite`. CONFLICT contains the current version.",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "write",
    maxBodyBytes: 8 * 1024 * 1024,
    body: Type.Object(
      {
        path: PathText,
        content: Type.String(),
        encoding: Type.Optional(EncodingShape),
        expected_version: Type.Optional(Version),
        overwrite: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Written },
  },
  remove: {
    method: "DELETE",
    path: "/file",
    operationId: "deleteWorkspaceFile",
    summary: "Delete a file or folder of your workspace",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [
      query("path", true, "The file or folder"),
      query("recursive", false, "`true`: a folder with everything in it", Type.Boolean()),
      query("expected_version", false, "Only this version of the file", Version),
    ],
    answer: { status: 200, schema: Type.Object({ path: Type.String(), deleted: Type.Integer() }) },
  },
  listBound: {
    method: "GET",
    path: "/bound",
    operationId: "listBoundWorkspaces",
    summary: "List the workspaces of bound API keys",
    description:
      "API keys that are bound to a connection, or to connections of end users, have a workspace for each binding, apart from your own. Largest first, without those that are empty. For signed-in users.",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        workspaces: Type.Array(
          Type.Object({
            binding: Type.String({ description: "The id of a connection, or `end users`" }),
            files: Type.Integer(),
            bytes: Type.Integer(),
            updated_at: Timestamp,
            connector_id: nullableText,
            connection: nullableText,
            end_user: nullableText,
          }),
        ),
        bytes: Type.Integer({ description: "Of all workspaces of the account, with your own" }),
        max_bytes: Type.Integer(),
      }),
    },
  },
  emptyBound: {
    method: "DELETE",
    path: "/bound",
    operationId: "emptyBoundWorkspace",
    summary: "Delete all files of a workspace of bound API keys",
    description: "For signed-in users. The keys keep working and begin with an empty workspace.",
    tag: "Workspace",
    scope: "tools:write",
    sideEffect: "write",
    parameters: [query("binding", true, "As `/workspace/bound` lists it")],
    answer: { status: 200, schema: Type.Object({ binding: Type.String(), deleted: Type.Integer() }) },
  },
} as const satisfies FunctionEndpoints;
