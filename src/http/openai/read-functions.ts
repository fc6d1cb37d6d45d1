import type { ChatCompletionsRequest } from "../../contract/api/hydra-orchestrator.ts";
import { isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import type { ChatFunction } from "../../contract/ports.ts";
import { invalidRequest } from "../read-body.ts";

/** OpenAI's rule for names of functions. */
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

/** The functions that the client executes. @throws ToolgateError INVALID_REQUEST {errors} */
export function readFunctions({ tools, tool_choice }: ChatCompletionsRequest): ClientFunctions {
  const functions = (tools ?? []).map((tool, index) => readFunction(tool as JsonObject, `/tools/${index}`));
  const names = functions.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice !== -1) throw fault(`/tools/${twice}/function/name`, "another function has this name");
  return { functions, choice: readChoice((tool_choice ?? "auto") as Json, names) };
}

function readFunction({ type, function: described }: JsonObject, at: string): ChatFunction {
  if (type !== "function" || !isJsonObject(described)) {
    throw fault(at, "only tools of type function can be offered");
  }
  const { name, description, parameters } = described;
  if (typeof name !== "string" || !NAME.test(name)) {
    throw fault(`${at}/function/name`, "must have 1 to 64 letters, digits, _ and -");
  }
  return {
    name,
    description: typeof description === "string" ? description : "",
    parameters: isJsonObject(parameters) ? parameters : { type: "object", properties: {} },
  };
}

function readChoice(choice: Json, names: readonly string[]): FunctionChoice {
  if (choice === "auto" || choice === "none") return { kind: choice };
  if (choice === "required") return { kind: names.length > 0 ? choice : "auto" };
  const called = isJsonObject(choice) ? choice["function"] : undefined;
  const name = isJsonObject(called) ? called["name"] : undefined;
  if (typeof name === "string" && names.includes(name)) return { kind: "one", name };
  throw fault("/tool_choice", "must be auto, none, required or one of the functions in `tools`");
}

function fault(pointer: string, message: string) {
  return invalidRequest([{ pointer, message }]);
}
