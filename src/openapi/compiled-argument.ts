import type { Json } from "../contract/json.ts";

/** One argument of a tool before it is written to `input_schema`, `fields` and the chunk. */
export interface CompiledArgument {
  /** Its key among the tool's arguments. */
  argument: string;
  in: "path" | "query" | "header" | "cookie" | "body";
  required: boolean;
  /** The description beside the schema; the schema may have its own. */
  description: string | undefined;
  /** As in the document; it may contain references. */
  schema: Json;
  examples: Json[];
}
