import { TestRunner } from "vitest";

/**
 * Repeats a failed browser test once. A browser on a busy machine can lose an event between two steps of a test; a real
 * fault fails twice. The summary names the tests that were repeated. No other test is repeated: a race that shows once
 * in ten runs is a fault.
 */
export default class Runner extends TestRunner {
  override onBeforeRunTask(task: Parameters<TestRunner["onBeforeRunTask"]>[0]): Promise<void> {
    if (/[/\\]tests[/\\]e2e[/\\]/.test(task.file.filepath)) task.retry = 1;
    return super.onBeforeRunTask(task);
  }
}
