import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "../endpoint.ts";
import { Timestamp } from "../shapes.ts";
import { queryText, SiteId, UserId } from "./memory-shapes.ts";

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
