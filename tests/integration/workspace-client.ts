import type { Toolgate } from "./start-toolgate.ts";
import type { Person } from "./tools-client.ts";

export type Answer = Record<string, unknown> & {
  error_code?: string;
  error_message?: string;
  technical_details?: Record<string, unknown>;
};
/** A tool of the person's catalogue: its result, or the failure. */
export type RunTool = (operation: string, args?: Record<string, unknown>) => Promise<Answer>;

export interface Worker extends Person {
  run: RunTool;
  /** `bash.run`, which hardly needs more than the command. */
  bash(command: string): Promise<Answer>;
}

const PLUGINS = ["file-system-tool", "bash-tool", "git-tool"];

/** A new user with the three plugins enabled, who calls their tools through the API. */
export async function newWorker(toolgate: Toolgate): Promise<Worker> {
  const person = await toolgate.newPerson();
  for (const plugin of PLUGINS) {
    const { status, body } = await person.client.call("PUT", `/functions/v1/tools/plugins/${plugin}`, {
      enabled: true,
    });
    if (status !== 200) throw new Error(`${plugin}: ${JSON.stringify(body)}`);
  }
  const { body: rows } = await person.client.call<{ tool_id: string; operation_id: string }[]>(
    "GET",
    "/rest/v1/tools?select=tool_id,operation_id",
    undefined,
    { apikey: toolgate.stack.publishableKey },
  );
  const ids = new Map(rows.map(({ operation_id, tool_id }) => [operation_id, tool_id]));
  const run: RunTool = async (operation, args = {}) => {
    const { body } = await person.client.call<Answer & { result?: Answer }>(
      "POST",
      `/functions/v1/tools/${ids.get(operation)}/run`,
      { arguments: args },
    );
    return body.result ?? body;
  };
  return { ...person, run, bash: (command) => run("bash.run", { command }) };
}
