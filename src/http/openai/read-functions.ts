import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { ChatCompletionsRequest } from "../../contract/api/openai.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { ChatFunction } from "../../contract/ports.ts";

/** OpenAI's pattern for function names. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Which functions a model may or must call in its next turn. */
export type FunctionChoice =
  | { kind: "auto" }
  | { kind: "none" }
  | { kind: "required" }
  | { kind: "one"; name: string };

export interface ClientFunctions {
  functions: ChatFunction[];
  choice: FunctionChoice;
}

type Asked = Pick<ChatCompletionsRequest, "tools" | "tool_choice">;

/**
 * The functions that the client executes.
 *
 * @param inside where a tool describes its function: next to its type, as in the Responses protocol, or in
 * a nested object
 * @throws ToolgateError INVALID_REQUEST {errors}
 */
export function readFunctions(
  { tools, tool_choice }: Asked,
  inside: "" | "/function" = "/function",
): ClientFunctions {
  const open = (tool: JsonObject) => (inside === "" ? tool : tool["function"]);
  const functions = (tools ?? []).map((tool, index): ChatFunction => {
    const given = tool as JsonObject;
    const described = open(given);
    if (given["type"] === "function" && isJsonObject(described)) {
      return readFunction(described, `/tools/${index}${inside}`);
    }
    const message = `only tools of type function are supported, not ${JSON.stringify(given["type"] ?? null)}`;
    throw fault(`/tools/${index}`, message);
  });
  const names = functions.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw fault(`/tools/${twice}${inside}/name`, "another function has this name");
  const choice = (tool_choice ?? "auto") as Json;
  return { functions, choice: readChoice(isJsonObject(choice) ? open(choice) : choice, names) };
}

function readFunction({ name, description, parameters }: JsonObject, at: string): ChatFunction {
  if (typeof name !== "string" || !NAME.test(name)) {
    throw fault(`${at}/name`, "must have 1 to 64 letters, digits, _ and -");
  }
  return {
    name,
    description: typeof description === "string" ? description : "",
    parameters: isJsonObject(parameters) ? parameters : { type: "object", properties: {} },
  };
}

/** @param choice a keyword, or an object that names a function */
function readChoice(choice: Json | undefined, names: readonly string[]): FunctionChoice {
  if (choice === "auto" || choice === "none") return { kind: choice };
  if (choice === "required") return { kind: names.length > 0 ? choice : "auto" };
  const name = isJsonObject(choice) ? choice["name"] : undefined;
  if (typeof name === "string" && names.includes(name)) return { kind: "one", name };
  throw fault("/tool_choice", "must be auto, none, required or one of the functions in `tools`");
}

function fault(pointer: string, message: string) {
  return invalidRequest([{ pointer, message }]);
}
