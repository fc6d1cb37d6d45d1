import { Type } from "@sinclair/typebox";
import { type FunctionEndpoints, Timestamp, Uuid } from "../endpoint.ts";

export const SITE_ROLES = ["reader", "member", "editor", "admin"] as const;
const Role = Type.Union(SITE_ROLES.map((role) => Type.Literal(role)));
const siteParameter = {
  name: "site_id",
  in: "path",
  required: true,
  description: "The site",
  schema: Type.String(),
} as const;

const Site = Type.Object({
  site_id: Type.String(),
  role: Type.String({ description: "The caller's: owner, admin, editor, member or reader" }),
  created_at: Timestamp,
  documents: Type.Integer(),
  member_count: Type.Integer(),
  members: Type.Optional(
    Type.Array(
      Type.Object({
        user_id: Type.String(),
        role: Role,
        issuer: Type.Union([Type.String(), Type.Null()], {
          description: "Whose user it is: an identity provider, empty for accounts here; null: any",
        }),
      }),
      { description: "For the owner and admins" },
    ),
  ),
});
const Member = Type.Object({ site_id: Type.String(), user_id: Type.String(), role: Type.Optional(Role) });

export const SiteId = Type.String({
  minLength: 1,
  maxLength: 200,
  // No control characters, and no names that a path interprets as a folder.
  pattern: "^(?!\\.{1,2}$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$",
});
/** The id of an account here (a UUID), or the `sub` of an external user. */
export const UserId = Type.String({ minLength: 1, maxLength: 300 });

export const sitesEndpoints = {
  list: {
    method: "GET",
    path: "",
    operationId: "listSites",
    summary: "List the sites you own or belong to",
    tag: "Memory",
    scope: "memory:read",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ sites: Type.Array(Site) }) },
  },
  create: {
    method: "POST",
    path: "",
    operationId: "createSite",
    summary: "Create a site",
    description:
      "A site belongs to its creator. Its first document, message or instruction creates it as well. Creating an existing site of your own changes nothing.",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    body: Type.Object({ site_id: SiteId }, { additionalProperties: false }),
    answer: { status: 201, schema: Site },
  },
  remove: {
    method: "DELETE",
    path: "",
    operationId: "deleteSite",
    summary: "Delete a site with its documents, conversations and instructions",
    description: "`site_id` may be in the body instead.",
    tag: "Memory",
    scope: "memory:admin",
    sideEffect: "write",
    parameters: [queryText("site_id", "The site")],
    answer: {
      status: 200,
      schema: Type.Object({
        site_id: Type.String(),
        documents: Type.Integer(),
        messages: Type.Integer(),
      }),
    },
  },
  addMember: {
    method: "POST",
    path: "/{site_id}/members",
    operationId: "putMember",
    summary: "Add a user to a site, or change their role",
    description:
      "`reader` retrieves context, `member` also converses, `editor` also changes documents and instructions, `admin` also manages members. " +
      "`user_id` is an account here or the `sub` of an external user; `issuer` is the identity provider.",
    tag: "Memory",
    scope: "memory:admin",
    sideEffect: "write",
    parameters: [siteParameter],
    body: Type.Object(
      { user_id: UserId, role: Type.Optional(Role), issuer: Type.Optional(Type.String({ maxLength: 500 })) },
      { additionalProperties: false },
    ),
    answer: { status: 201, schema: Member },
  },
  removeMember: {
    method: "DELETE",
    path: "/{site_id}/members",
    operationId: "removeMember",
    summary: "Remove a user from a site",
    tag: "Memory",
    scope: "memory:admin",
    sideEffect: "write",
    parameters: [siteParameter, queryText("user_id", "Who; may be in the body instead")],
    answer: { status: 200, schema: Member },
  },
} as const satisfies FunctionEndpoints;

const Instruction = Type.Object({
  id: Uuid,
  site_id: Type.String(),
  resource_name: Type.String(),
  instruction_text: Type.String(),
  version: Type.Integer(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

/** From 1 to 1,000,000; workflow tools often send numbers as text. */
const Version = Type.Union([
  Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  Type.String({ pattern: "^([1-9][0-9]{0,5}|1000000)$" }),
]);

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

export function queryText(name: string, description: string, required = false) {
  return { name, in: "query" as const, required, description, schema: Type.String() };
}
