import type { JsonObject } from "../../src/base/json.ts";
import type { TokenSource } from "../../src/calling/credentials/token-source.ts";
import { buildOperation, sendOperation } from "../../src/calling/execute-operation.ts";
import type { HttpOperation, SecretValues } from "../../src/contract/http-operation.ts";
import type { Sender } from "../../src/contract/ports.ts";

export interface OperationRun {
  operation: HttpOperation;
  args: JsonObject;
  secrets: SecretValues;
  once?: boolean;
}

/** Builds the request of an operation and sends it, like a run whose gate allows the call. */
export async function executeOperation(
  { operation, args, ...call }: OperationRun,
  ports: { sender: Sender; tokens: TokenSource },
) {
  const request = buildOperation(operation, args);
  return { ...(await sendOperation({ ...call, request }, ports)), preview: request.preview };
}
