import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { Changes } from "../../../src/catalogue/openapi/repair/changes.ts";
import { upgradeDocument } from "../../../src/catalogue/openapi/upgrade/upgrade-document.ts";

const nullable = { type: "string", nullable: true };
const body = (schema: object) => ({ content: { "application/json": { schema } } });

it("an upgrade is reported by operation, and for the rest of the document", () => {
  const changes = new Changes();
  const document = {
    openapi: "3.0.3",
    info: { title: "x", version: "1" },
    components: { schemas: { Shared: nullable } },
    paths: {
      "/b": {
        parameters: [{ name: "p", in: "query", schema: { ...nullable } }],
        post: {
          requestBody: body({ type: "object", properties: { a: { ...nullable }, c: { ...nullable } } }),
          responses: {},
        },
      },
      "/a": { get: { responses: { "200": body({ ...nullable }) } } },
    },
  };
  const upgraded = upgradeDocument(document as unknown as JsonObject, changes);
  expect(JSON.stringify(upgraded)).not.toContain("nullable");
  const message = "Turned `nullable: true` into the type `null`";
  expect(changes.all().filter((one) => one.message.startsWith(message))).toEqual([
    { pointer: "", message: `${message} (2 times)` },
    { pointer: "/paths/~1b/post", message: `${message} (2 times)` },
    { pointer: "/paths/~1a/get", message },
  ]);
});

it("more places than a report holds are summed up", () => {
  const changes = new Changes();
  for (let n = 0; n < 2_001; n++) changes.within(["paths", `/${n}`, "get"], () => changes.count("Turned it"));
  expect(changes.all()).toEqual([{ pointer: "", message: "Turned it (2001 times)" }]);
});
