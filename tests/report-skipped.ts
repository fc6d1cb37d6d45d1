import { relative } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Lists every skipped test with its reason after the summary, so that "all passed" does not hide skipped tests.
 * Reasons come from `tests/needs.ts`. Tests that a filter (`-t`) left out are not listed.
 */
export default class ReportSkipped implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests("skipped")]
        .filter((test) => test.options.mode === "skip")
        .map(describeSkip),
    );
    for (const line of lines.sort()) console.log(line);
  }
}

/** "skipped: tests/catalogue/openapi/corpus.test.ts > public documents: needs …" */
function describeSkip(test: TestCase): string {
  const { note } = test.result() as { note?: string };
  const reason = note === undefined ? "" : ` (${note})`;
  return `skipped: ${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}${reason}`;
}
