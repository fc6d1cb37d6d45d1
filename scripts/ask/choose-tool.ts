import { isJsonObject, type JsonObject } from "../../src/contract/json.ts";
import { composeQuestion } from "../../src/planning/compose-question.ts";
import { fillArguments } from "../../src/planning/fill-arguments.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import { askValues } from "./ask-values.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import type { Question, ToolRun } from "./send-question.ts";

interface Found {
  tool_id: string;
  operation_id: string;
  name: string;
  input_schema: JsonObject;
}

/** As many as one search gives. */
const MOST = 48;

/**
 * The tool that was chosen for a question, its arguments filled by the same rules as for one that was sure; what they
 * do not find is asked for. agent-query cannot be told a tool, so it is run as itself, through the same gate.
 */
export async function chooseTool(
  terminal: Terminal,
  client: ToolgateClient,
  { user_query, user_context_data = {}, ...rest }: Question,
  operationId: string,
): Promise<ToolRun | null> {
  const { body } = await client.call<{ tools?: Found[] }>("POST", "/functions/v1/tools/search", {
    query: user_query,
    limit: MOST,
  });
  const tool = body.tools?.find(({ operation_id }) => operation_id === operationId);
  if (!tool) {
    terminal.tell(terminal.styles.red(`${oneLine(operationId)} is not among your tools any more.`));
    return null;
  }
  let context: JsonObject | null = user_context_data;
  while (context !== null) {
    const schema = tool.input_schema;
    const { arguments: args, missing } = fillArguments({ schema, query: user_query, context });
    if (missing.length === 0) return { ...rest, tool, arguments: args };
    const asked = composeQuestion({ tool: tool.name, missing: describe(missing, schema), candidates: [] });
    terminal.tell(`${terminal.styles.cyan("?")} ${oneLine(asked)}`);
    context = await askValues(terminal, missing, context);
  }
  return null;
}

function describe(missing: readonly string[], { properties }: JsonObject) {
  return missing.map((name) => {
    const property = isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : null;
    const { description, enum: values } = isJsonObject(property) ? property : {};
    return {
      name,
      description: typeof description === "string" ? description : "",
      ...(Array.isArray(values) && { enum: values.map(String) }),
    };
  });
}
