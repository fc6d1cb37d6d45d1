import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { TEST_DATA } from "../../../scripts/lib/test-data.ts";
import { annotate } from "../../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { parseDocument } from "../../../src/catalogue/openapi/parse/parse-document.ts";
import {
  validateConnector,
  validateDocument,
} from "../../../src/catalogue/openapi/validate/validate-document.ts";
import { describeWith, itWith, needsData } from "../../needs.ts";
import {
  type Documents,
  MORE_DOCUMENTS,
  MORE_NEEDED,
  OWN_DOCUMENTS,
  pathOf,
} from "../../public-documents.ts";

const VALIDITY = join(TEST_DATA, "openapi-validity/oai_v3.1");

function documentsIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => /\.(ya?ml|json)$/.test(file));
}

const read = (path: string) => parseDocument(readFileSync(path, "utf8"));

/** Seconds of CPU; the platform allows 2 for the whole upload. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Documents without a server URL or without operations. */
const REFUSED = /^\/paths$|^\/servers/;

describe("public OpenAPI documents", () => checkDocuments(OWN_DOCUMENTS));
describeWith(MORE_NEEDED, "more public OpenAPI documents", () => checkDocuments(MORE_DOCUMENTS));

function checkDocuments(documents: Documents): void {
  it.each([...documents.keys()])(
    "%s is accepted once its server is known, or refused because there is nothing to call",
    (file) => {
      const { document } = annotate(read(pathOf(file)), { server: "https://api.example.com" });
      const faults = validateConnector(document);
      expect(faults.extensions).toEqual([]);
      if (faults.document.length > 0) {
        expect(faults.document).toMatchObject([
          { pointer: "/paths", message: expect.stringContaining("nothing to call") },
        ]);
        return;
      }
      const { tools, skipped } = compileOperations(document);
      expect(skipped).toEqual([]);
      expect(tools.length).toBeGreaterThan(0);
      expect(new Set(tools.map((tool) => tool.operation_id)).size).toBe(tools.length);
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      // A sample is enough for the largest: compiling a schema costs more than making it.
      for (const tool of tools.filter((_, index) => index % Math.ceil(tools.length / 60) === 0)) {
        expect(() => ajv.compile(tool.input_schema)).not.toThrow();
        expect(() => ajv.compile(tool.output_schema ?? {})).not.toThrow();
        expect(tool.chunk.length).toBeLessThanOrEqual(2_000);
      }
    },
  );

  it.each([...documents.keys()])(
    "%s as it stands is accepted, or refused for its server or its paths",
    (file) => {
      const given = read(pathOf(file));
      const before = JSON.stringify(given).length;
      const faults = validateConnector(annotate(given).document);
      for (const fault of [...faults.document, ...faults.extensions]) expect(fault.pointer).toMatch(REFUSED);
      expect(JSON.stringify(given).length).toBe(before);
    },
  );
}

const LARGEST = "v303__github.com.json";
itWith(
  needsData("GitHub's OpenAPI document", `openapi/${LARGEST}`),
  "GitHub's whole API compiles well within the platform's CPU limit",
  () => {
    const text = readFileSync(pathOf(LARGEST), "utf8");
    const seconds = cpuSeconds(() => {
      const { document } = annotate(parseDocument(text));
      expect(validateConnector(document)).toEqual({ document: [], extensions: [] });
      expect(compileOperations(document).tools).toHaveLength(1_223);
    });
    expect(seconds).toBeLessThan(1.8);
  },
);

describe("the OpenAPI Initiative's own examples", () => {
  it.each(documentsIn(join(VALIDITY, "pass")))("%s has no faults", (file) => {
    expect(validateDocument(read(join(VALIDITY, "pass", file)))).toEqual([]);
  });

  it.each(documentsIn(join(VALIDITY, "fail")))("%s has a fault with a pointer", (file) => {
    const [fault] = validateDocument(read(join(VALIDITY, "fail", file)));
    expect(fault).toEqual({ pointer: expect.any(String), message: expect.stringMatching(/\.$/) });
  });
});
