import type { Json } from "../contract/json.ts";

/** One argument of a tool on its way into `input_schema`, `fields` and the chunk. */
export interface CompiledArgument {
  /** Its key among the tool's arguments. */
  argument: string;
  in: "path" | "query" | "header" | "cookie" | "body";
  required: boolean;
  /** What stands beside the schema; the schema may have a description of its own. */
  description: string | undefined;
  /** As in the document: may refer to other parts of it. */
  schema: Json;
  examples: Json[];
}
