import { totalmem } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * Tests that start the product on a free port. The files of a group share processes, which keep what a start needs. A
 * process grows with its files, so every group has new ones.
 */
const STACKS = {
  embedded: ["tests/embedded/**/*.test.ts", "tests/pipeline/**/*.test.ts", "tests/scripts/**/*.test.ts"],
  integration: [
    "tests/integration/**/*.test.ts",
    "tests/attacks/**/*.test.ts",
    "tests/connections/**/*.test.ts",
  ],
  e2e: ["tests/e2e/**/*.test.ts"],
};

/** Tests that replace something before they import other modules. Each file has its own process. */
const ALONE = ["tests/platform/hosted-rules.test.ts", "tests/web/chat.test.ts", "tests/web/markdown.test.ts"];

const files = {
  runner: "./tests/test-runner.ts",
  // Machines are shared: what takes longer than usual is no failure. These only end what hangs.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
  pool: "forks",
} as const;

/** Few processes run the files of such a project, which share the modules they import. */
const shared = { ...files, isolate: false } as const;

export default defineConfig({
  test: {
    reporters: ["default", "./tests/report-notes.ts"],
    globalSetup: ["tests/prepare.ts"],
    // More than the two cores of CI, because tests wait a third of their time. Each may need 2 GB.
    maxWorkers: totalmem() > 12e9 ? 4 : 3,
    // In one group, vitest runs one project after the other, by name, and keeps a process for files of the same project.
    // Groups of their own would wait for each other's last file.
    projects: [
      { test: { ...files, name: "alone", include: ALONE } },
      ...Object.entries(STACKS).map(([name, include]) => ({ test: { ...shared, name, include } })),
      {
        test: {
          ...shared,
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: [...ALONE, ...Object.values(STACKS).flat()],
        },
      },
    ],
  },
});
