import { Type } from "@sinclair/typebox";
import {
  AnyObject,
  FaultShape,
  type FunctionEndpoints,
  pathId,
  SideEffectShape,
  Timestamp,
} from "./endpoint.ts";

const connectorId = pathId("connector_id", "The connector");
const versionNumber = {
  name: "version",
  in: "path" as const,
  required: true,
  description: "The number of the version",
  schema: Type.Integer({ minimum: 1 }),
};
const tag = "Connectors";
const literals = (...values: string[]) => Type.Union(values.map((value) => Type.Literal(value)));

const Counts = Type.Record(Type.String(), Type.Integer(), {
  description: "Operations by kind: added, removed, breaking, compatible, documentation",
});

const Version = {
  version: Type.Integer(),
  state: literals("current", "earlier", "proposed", "rejected"),
  origin: literals("upload", "source", "restore"),
  title: Type.String(),
  api_version: Type.String(),
  created_at: Timestamp,
  counts: Counts,
  warnings: Type.Array(FaultShape),
};

const Checks = Type.Object({
  url: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Union([Type.String(), Type.Null()]),
  every: literals("never", "hourly", "daily", "weekly"),
  auto_apply: literals("none", "compatible"),
  on_breaking: literals("keep", "hold"),
  checked_at: Type.Union([Timestamp, Type.Null()]),
  next_check_at: Type.Union([Timestamp, Type.Null()]),
  outcome: Type.Union([Type.String(), Type.Null()]),
  error: Type.Union([Type.String(), Type.Null()]),
  failures: Type.Integer(),
});

const Difference = Type.Object({
  kind: literals("added", "removed", "breaking", "compatible", "documentation"),
  operation_id: Type.String(),
  operation: Type.String(),
  changes: Type.Array(
    Type.Object({
      kind: literals("breaking", "compatible", "documentation"),
      at: Type.String(),
      message: Type.String(),
    }),
  ),
});

export const versionsEndpoints = {
  versions: {
    method: "GET",
    path: "/{connector_id}/versions",
    operationId: "listVersions",
    summary: "List the versions of a connector's document",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: {
      status: 200,
      schema: Type.Object({ source: Checks, versions: Type.Array(Type.Object(Version)) }),
    },
  },
  version: {
    method: "GET",
    path: "/{connector_id}/versions/{version}",
    operationId: "getVersion",
    summary: "Read a version with its differences per operation",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId, versionNumber],
    answer: {
      status: 200,
      schema: Type.Object({
        ...Version,
        differences: Type.Array(Difference),
        used_by: Type.Array(
          Type.Object({
            operation_id: Type.String(),
            agents: Type.Array(Type.String()),
            keys: Type.Array(Type.String()),
            approvals: Type.Integer(),
            calls: Type.Integer({ description: "In the last 30 days" }),
          }),
          { description: "Who uses the operations that a waiting version removes or breaks" },
        ),
      }),
    },
  },
  decideVersion: {
    method: "POST",
    path: "/{connector_id}/versions/{version}",
    operationId: "decideVersion",
    summary: "Accept or reject a waiting version, or restore an earlier one",
    description:
      "Requires a signed-in user. Secrets that would go elsewhere are deleted. `accept_compatible` applies the compatible changes only: operations that the version removes or breaks stay as they are, and the rest of the version keeps waiting.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId, versionNumber],
    body: Type.Object(
      {
        action: Type.Union([
          Type.Literal("accept"),
          Type.Literal("accept_compatible"),
          Type.Literal("reject"),
          Type.Literal("restore"),
        ]),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({
        version: Type.Integer(),
        action: Type.String(),
        warnings: Type.Array(FaultShape),
      }),
    },
  },
  checkSource: {
    method: "POST",
    path: "/{connector_id}/sync",
    operationId: "checkSource",
    summary: "Check the source of a connector now",
    description:
      "A new version is stored as a proposal, or applied if it is compatible and its owner chose so. Of a version that also breaks operations, the compatible changes are applied then (`applied_partly`). If the source fails, the connector keeps its document.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    answer: {
      status: 200,
      schema: Type.Object({
        outcome: literals("unchanged", "applied", "applied_partly", "proposed", "rejected_before"),
        version: Type.Optional(Type.Integer()),
        counts: Type.Optional(Counts),
        applied: Type.Optional(Counts),
        warnings: Type.Optional(Type.Array(FaultShape)),
      }),
    },
  },
  setChecks: {
    method: "PATCH",
    path: "/{connector_id}/sync",
    operationId: "setSourceChecks",
    summary: "Set when the source is checked and what happens to new versions",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Object(
      {
        every: Type.Optional(
          Type.Union([
            Type.Literal("never"),
            Type.Literal("hourly"),
            Type.Literal("daily"),
            Type.Literal("weekly"),
          ]),
        ),
        auto_apply: Type.Optional(Type.Union([Type.Literal("none"), Type.Literal("compatible")])),
        on_breaking: Type.Optional(Type.Union([Type.Literal("keep"), Type.Literal("hold")])),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Checks },
  },
} as const satisfies FunctionEndpoints;

export const DocumentPath = Type.Optional(
  Type.String({
    description: "The path as the document writes it, if it has a fragment: name it in targets of overlays",
  }),
);

export const DisabledOperations = Type.Array(
  Type.Object({
    operation_id: Type.String(),
    method: Type.String(),
    path: Type.String(),
    document_path: DocumentPath,
    summary: Type.String(),
    side_effect: SideEffectShape,
  }),
);

const Overlay = Type.Object(
  {
    overlay: Type.String(),
    info: AnyObject,
    actions: Type.Array(AnyObject),
    "x-toolgate": Type.Optional(
      Type.Object({
        revision: Type.Integer({ description: "Counts the times it was written" }),
        conflicts: Type.Array(
          Type.Object({
            action: Type.Union([Type.Integer(), Type.Null()], { description: "Index in actions" }),
            target: Type.String(),
            kind: Type.Union(
              ["no_target", "base_changed", "guarded", "unusable", "effect"].map((kind) =>
                Type.Literal(kind),
              ),
            ),
            message: Type.String(),
          }),
          { description: "Actions that do not fit the current version of the document" },
        ),
        disabled: DisabledOperations,
        updated_at: Type.Union([Timestamp, Type.Null()]),
      }),
    ),
    warnings: Type.Optional(Type.Array(FaultShape)),
  },
  { description: "An OpenAPI Overlay 1.0 document" },
);

export const overlaysEndpoints = {
  overlay: {
    method: "GET",
    path: "/{connector_id}/overlay",
    operationId: "getOverlay",
    summary: "Read the overrides of a connector",
    description:
      "An OpenAPI Overlay 1.0 document. `x-toolgate` has its conflicts and the disabled operations.",
    tag,
    scope: "connectors:write",
    sideEffect: "read",
    parameters: [connectorId],
    answer: { status: 200, schema: Overlay },
  },
  putOverlay: {
    method: "PUT",
    path: "/{connector_id}/overlay",
    operationId: "putOverlay",
    summary: "Replace the overrides of a connector",
    description:
      "Applied to the current version of the document and to every later one. A target that selects nothing is refused. Only a signed-in user may make an operation less strict, or change servers and authentication, which deletes the secrets that would go elsewhere.",
    tag,
    scope: "connectors:write",
    sideEffect: "write",
    parameters: [connectorId],
    body: Type.Record(Type.String(), Type.Unknown(), { description: "An OpenAPI Overlay 1.0 document" }),
    alsoAccepts: { "application/yaml": Type.String() },
    answer: { status: 200, schema: Overlay },
  },
} as const satisfies FunctionEndpoints;
