import { describe, expect, it } from "vitest";
import { readDataRows } from "../../../scripts/lib/test-data.ts";
import type { JsonObject } from "../../../src/base/json.ts";
import { listPlaceholders, TemplateError } from "../../../src/calling/templates/parse-template.ts";
import { type RenderInput, renderHttpTool } from "../../../src/calling/templates/render-tool.ts";

interface Vector {
  label: string;
  where: "path" | "query" | "host" | "header" | "json" | "form";
  template: string;
  args: JsonObject;
  expect: { render?: string; reject?: string };
}

const SECRETS = { KEY: "S3CR3T_CANARY", CRLF: "S3CR3T_CANARY\r\n" };
const VECTORS = readDataRows<Vector>("security/template_vectors.jsonl");

describe("template vectors", () => {
  for (const vector of VECTORS) {
    it(`${vector.label} (${vector.where})`, () => {
      const { render, reject } = vector.expect;
      if (reject !== undefined) expect(reasonOf(() => renderVector(vector))).toBe(reject);
      else expect(renderVector(vector)).toBe(render);
    });
  }
});

function renderVector({ where, template, args, expect: expected }: Vector): string {
  const filling = toFilling(template, args, expected.reject);
  switch (where) {
    case "path":
      return renderUrl(`https://api.example.com${template}`, filling).slice("https://api.example.com".length);
    case "query":
      return renderUrl(`https://api.example.com/?${template}`, filling).slice(
        "https://api.example.com/?".length,
      );
    case "host":
      return renderUrl(template, filling);
    case "header": {
      const [name = "", value = ""] = template.split(/: (.*)/s);
      const { headers } = renderHttpTool(
        { url: "https://api.example.com/", method: "GET", headers: { [name]: value } },
        filling,
      );
      return `${name}: ${headers[0]?.[1]}`;
    }
    case "json":
      return bodyOf(template, "application/json", filling);
    case "form":
      return bodyOf(template, "application/x-www-form-urlencoded", filling);
  }
}

function bodyOf(body_template: string, type: string, filling: RenderInput): string {
  const url = "https://api.example.com/";
  const config = { url, method: "POST" as const, headers: { "content-type": type }, body_template };
  return renderHttpTool(config, filling).body ?? "";
}

function renderUrl(url: string, filling: RenderInput): string {
  return renderHttpTool({ url, method: "GET" }, filling).url;
}

/** The vectors name no parameters: those of the template are declared, unless the vector is about one that is not. */
function toFilling(template: string, given: JsonObject, reject?: string): RenderInput {
  const args = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === "@NaN" ? Number.NaN : value]),
  );
  const parameters = reject === "unknown_placeholder" ? Object.keys(args) : namesOf(template);
  return { args, parameters, required: parameters, secretNames: Object.keys(SECRETS), secrets: SECRETS };
}

function namesOf(template: string): string[] {
  try {
    return listPlaceholders(template).filter((name) => !name.startsWith("secret."));
  } catch {
    return [];
  }
}

function reasonOf(run: () => unknown): string {
  try {
    return `rendered ${String(run())}`;
  } catch (error) {
    if (error instanceof TemplateError) return error.reason;
    throw error;
  }
}
