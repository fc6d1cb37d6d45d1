import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyObject, SideEffectShape, Uuid } from "./shapes.ts";

export const toolsEndpoints = {
  search: {
    method: "POST",
    path: "/search",
    operationId: "searchTools",
    summary: "Find tools for a question",
    tag: "Tools",
    scope: "agent:query",
    sideEffect: "read",
    body: Type.Object(
      {
        query: Type.String({ minLength: 1, maxLength: 8000, pattern: "\\S" }),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({
        tools: Type.Array(
          Type.Object({
            tool_id: Uuid,
            name: Type.String(),
            operation_id: Type.String(),
            connector_id: Type.Optional(Uuid),
            source: Type.String(),
            side_effect: SideEffectShape,
            score: Type.Number(),
            input_schema: AnyObject,
          }),
        ),
      }),
    },
  },
} as const satisfies FunctionEndpoints;
