import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    reporters: ["default", "./tests/report-notes.ts"],
    runner: "./tests/test-runner.ts",
    globalSetup: ["tests/prepare.ts"],
    // Machines are shared: what takes longer than usual is no failure. These only end what hangs.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    pool: "forks",
    maxWorkers: 2,
  },
});
