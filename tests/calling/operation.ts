import type { HttpOperation, OperationParameter } from "../../src/contract/http-operation.ts";

/** A parameter with OpenAPI's defaults for its place (OpenAPI 3.1 §4.8.12.2). */
export function parameter(
  place: OperationParameter["in"],
  name: string,
  rest: Partial<OperationParameter> = {},
): OperationParameter {
  const style = rest.style ?? (place === "path" || place === "header" ? "simple" : "form");
  return {
    argument: name,
    name,
    in: place,
    required: place === "path",
    style,
    explode: style === "form",
    allowReserved: false,
    ...rest,
  };
}

/** A GET on https://api.example.com/v1 by default. */
export function operation(rest: Partial<HttpOperation> = {}): HttpOperation {
  return {
    kind: "http",
    method: "GET",
    server: { url: "https://api.example.com/v1", variables: {} },
    path: "/things",
    parameters: [],
    credentials: [],
    accepts: ["application/json"],
    ...rest,
  };
}
