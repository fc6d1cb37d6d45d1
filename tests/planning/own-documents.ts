import { decide } from "../../src/planning/deciding/decide.ts";
import { candidatesOf } from "./small-api.ts";

export const text = { type: "string" };
export const integer = { type: "integer" };

/** A parameter of an operation; one of the path is required. */
export const parameter = (where: "path" | "query", name: string, schema: object, description = "") => ({
  name,
  in: where,
  required: where === "path",
  schema,
  description,
});

export const body = (properties: object, required: string[] = []) => ({
  content: { "application/json": { schema: { type: "object", properties, required } } },
});

export const document = (title: string, paths: object) => ({
  openapi: "3.1.0",
  info: { title, version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths,
});

const NOW = new Date("2026-11-22T10:00:00Z");
const SURE = 0.75;

/** The operation and its arguments that are called without a question; "asked" if there is none. */
export function calledAtOnce(query: string, ...documents: object[]) {
  const decision = decide({ query, context: {}, candidates: candidatesOf(...documents), now: NOW });
  const best = decision?.ranked[0];
  const isSure = decision !== null && decision.objections.length === 0 && decision.confidence >= SURE;
  return isSure ? [best?.candidate.operation_id, best?.filling.arguments] : "asked";
}
