import { parseQuery } from "./parse-query.ts";

/** Whether a request contains several commands: "find the customer and create an order". */
export function hasSeveralCommands(query: string): boolean {
  return parseQuery(query).clauses.filter(({ intent }) => intent !== undefined).length > 1;
}
