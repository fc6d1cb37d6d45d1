import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";

export const workerEndpoints = {
  run: {
    method: "POST",
    path: "",
    operationId: "runWorker",
    summary: "Process the indexing queue",
    description:
      "Called by the schedule with the worker token (which can do nothing else) or the service key.",
    tag: "System",
    scope: null,
    sideEffect: "write",
    parameters: [
      {
        name: "wake",
        in: "query",
        required: false,
        description: "`true` after an upload. Such runs delete expired data at most once in ten minutes.",
        schema: Type.Boolean(),
      },
    ],
    answer: { status: 200, schema: Type.Object({ indexed: Type.Integer() }) },
  },
} as const satisfies FunctionEndpoints;
