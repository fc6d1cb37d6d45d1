import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "../endpoint.ts";
import { Timestamp, Uuid } from "../shapes.ts";
import { queryText, SiteId, Version } from "./memory-shapes.ts";

const Instruction = Type.Object({
  id: Uuid,
  site_id: Type.String(),
  resource_name: Type.String(),
  instruction_text: Type.String(),
  version: Type.Integer(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
const NewVersion = Type.Object(
  {
    site_id: SiteId,
    resource_name: Type.String({ minLength: 1, maxLength: 200 }),
    instruction_text: Type.String({ minLength: 1, maxLength: 100_000 }),
    version: Type.Optional(Version),
  },
  { additionalProperties: false },
);
const which = [
  queryText("site_id", "The site", true),
  queryText("resource_name", "The instruction's name"),
  queryText("version", "One version of it"),
] as const;

export const instructionsEndpoints = {
  read: {
    method: "GET",
    path: "",
    operationId: "readInstructions",
    summary: "Read an instruction, or the newest of each name",
    description:
      "With `resource_name`: the newest (or the wanted) version and `versions`, all there are. Without: `{instructions}`.",
    tag: "Memory",
    scope: "memory:read",
    sideEffect: "read",
    parameters: [...which],
    answer: {
      status: 200,
      schema: Type.Union([
        Type.Object({ instructions: Type.Array(Instruction) }),
        Type.Intersect([
          Instruction,
          Type.Object({
            versions: Type.Array(
              Type.Object({ version: Type.Integer(), updated_at: Timestamp, characters: Type.Integer() }),
            ),
          }),
        ]),
      ]),
    },
  },
  create: {
    method: "POST",
    path: "",
    operationId: "addInstruction",
    summary: "Store an instruction; of a known name it is the next version",
    description:
      "`version`, when given, must be higher than the newest. The newest text again makes no new version.",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    body: NewVersion,
    answer: { status: 201, schema: Instruction },
  },
  update: {
    method: "PUT",
    path: "",
    operationId: "updateInstruction",
    summary: "Store the next version of an instruction that exists",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    body: NewVersion,
    answer: { status: 200, schema: Instruction },
  },
  remove: {
    method: "DELETE",
    path: "",
    operationId: "deleteInstruction",
    summary: "Delete an instruction, or one version of it",
    description: "The parameters may be in the body instead.",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    parameters: [{ ...which[0], required: false }, which[1], which[2]],
    answer: { status: 200, schema: Type.Object({ deleted: Type.Integer() }) },
  },
} as const satisfies FunctionEndpoints;
