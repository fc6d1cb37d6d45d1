import { defineConfig } from "vitest/config";

/**
 * Tests that start the product or programs, replace something of their process, or measure its memory. Each file runs
 * in a process of its own.
 */
const ALONE = [
  "tests/integration/**/*.test.ts",
  "tests/attacks/**/*.test.ts",
  "tests/e2e/**/*.test.ts",
  "tests/embedded/**/*.test.ts",
  "tests/pipeline/**/*.test.ts",
  "tests/scripts/**/*.test.ts",
  "tests/connections/**/*.test.ts",
  "tests/platform/hosted-rules.test.ts",
  "tests/web/chat.test.ts",
  "tests/web/markdown.test.ts",
];

const files = {
  runner: "./tests/test-runner.ts",
  // Machines are shared: what takes longer than usual is no failure. These only end what hangs.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
  pool: "forks",
} as const;

export default defineConfig({
  test: {
    reporters: ["default", "./tests/report-notes.ts"],
    globalSetup: ["tests/prepare.ts"],
    maxWorkers: 2,
    projects: [
      // Two processes run all of these files, which share the modules they import.
      { test: { ...files, name: "unit", isolate: false, include: ["tests/**/*.test.ts"], exclude: ALONE } },
      { test: { ...files, name: "alone", include: ALONE } },
    ],
  },
});
