import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/prepare.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Machines are shared: a condition that takes longer than usual is no failure.
    expect: { poll: { timeout: 20_000 } },
    pool: "forks",
    maxWorkers: 2,
  },
});
