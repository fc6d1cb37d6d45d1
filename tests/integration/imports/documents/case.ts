/** One call of an imported operation, and the request that must reach the API. */
export interface Call {
  operation: string;
  arguments: Record<string, unknown>;
  sends: { method: string; path: string; body?: unknown; headers?: Record<string, string> };
  /** What the stand-in answers with status 200. */
  answer?: unknown;
  effect: "read" | "write";
}

/** A document, and what an import makes of it. */
export interface ImportCase {
  title: string;
  kind: "postman" | "discovery" | "graphql" | "har";
  /** The text of the document for an API at this address. */
  write(url: string): string;
  operations: number;
  auth: string;
  secrets: Record<string, string>;
  /** Values of the source that may be nowhere afterwards. */
  canaries: string[];
  calls: Call[];
}
