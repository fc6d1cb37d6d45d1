import { expect, it } from "vitest";
import { findRelaxed } from "../../../src/catalogue/ingest/use-overlay.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { applyOverlay } from "../../../src/catalogue/openapi/overlay/apply-overlay.ts";
import { readOverlay } from "../../../src/catalogue/openapi/overlay/read-overlay.ts";

const post = (operationId?: string) => ({ post: { ...(operationId && { operationId }), responses: {} } });

function relax(paths: Record<string, object>, path: string): string[] {
  const document = JSON.parse(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Reef", version: "1" },
      servers: [{ url: "https://reef.example" }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths,
    }),
  );
  const overlay = readOverlay({
    overlay: "1.0.0",
    info: { title: "t", version: "1" },
    actions: [{ target: `$.paths['${path}'].post`, update: { "x-side-effect": "read" } }],
  });
  const { relaxed } = applyOverlay(document, overlay, { bases: null, mayRetarget: true });
  return findRelaxed(relaxed, compileOperations(document).tools).map(({ operation_id }) => operation_id);
}

it.each<[what: string, paths: Record<string, object>, path: string, relaxed: string[]]>([
  ["the only operation of a path", { "/find": post("find") }, "/find", ["find"]],
  [
    "one of several that share a path",
    { "/g#fish": post("fish"), "/g#removeAll": post("removeAll") },
    "/g#fish",
    ["fish"],
  ],
  ["one without an id among them", { "/g#fish": post(), "/g#removeAll": post("removeAll") }, "/g#fish", []],
])("a decision about %s concerns no other operation", (_, paths, path, relaxed) => {
  expect(relax(paths, path)).toEqual(relaxed);
});
