import { parseQuery } from "./parse-query.ts";

/** Whether a request asks for more than one thing to be done: "find the customer and create an order". */
export function hasSeveralWishes(query: string): boolean {
  return parseQuery(query).clauses.filter(({ intent }) => intent !== undefined).length > 1;
}
