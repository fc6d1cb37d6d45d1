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
        description:
          "`true`: work was just queued. What has expired is left to the schedule if it was deleted in the last ten minutes.",
        schema: Type.Boolean(),
      },
    ],
    answer: { status: 200, schema: Type.Object({ indexed: Type.Integer() }) },
  },
} as const satisfies FunctionEndpoints;
