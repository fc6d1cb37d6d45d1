import { relative } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Lists after the summary every skipped test with its reason, so that "all passed" does not hide skipped tests, and
 * every browser test that passed only when it was repeated. Reasons come from `tests/needs.ts`. Tests that a filter
 * (`-t`) left out are not listed.
 */
export default class ReportNotes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests("skipped")]
        .filter((test) => test.options.mode === "skip")
        .map(describeSkip),
    );
    const repeated = modules.flatMap((module) =>
      [...module.children.allTests("passed")]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `passed when repeated: ${nameOf(test)}`),
    );
    for (const line of [...skipped.sort(), ...repeated.sort()]) console.log(line);
  }
}

/** "skipped: tests/catalogue/openapi/corpus.test.ts > public documents: needs …" */
function describeSkip(test: TestCase): string {
  const { note } = test.result() as { note?: string };
  const reason = note === undefined ? "" : ` (${note})`;
  return `skipped: ${nameOf(test)}${reason}`;
}

function nameOf({ module, fullName }: TestCase): string {
  return `${relative(process.cwd(), module.moduleId)} > ${fullName}`;
}
