import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyObject, FaultShape, pathId, SideEffectShape, Timestamp } from "./shapes.ts";

const connectorId = pathId("connector_id", "The connector");
const tag = "Connectors";

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
