import { describe, expect, it } from "vitest";
import { workUntil } from "../../src/workspace/run-bash.ts";
import { createShell } from "../../src/workspace/vendored-shell.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

/** Who: a key with `bash.run`. Attempt: a command that computes all the time. Expected: other requests continue. */
const BUSY: [attempt: string, command: string][] = [
  ["a loop of the shell", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"],
  ["a loop without a body", "while :; do :; done"],
  ["a loop over many words", "for i in $(seq 1 20000); do echo $i; done | wc -l"],
  ["a function that calls itself", "f() { f; }; f"],
  ["files with nothing in common", "diff <(seq 1 20000) <(seq 20000 -1 1) | wc -l"],
  ["a text that grows", "sed ':a;s/^/x/;ta' <<< x"],
];

/** Milliseconds of CPU: more than the longest loop that cannot pause may take, less than the whole time of a command. */
const LONGEST_PAUSE = 1_200;

describe("a command that computes until its time is over", () => {
  it.each(BUSY)("%s does not hold up the process", async (_, command) => {
    const shell = createShell({
      cwd: "/",
      env: {},
      defenseInDepth: false,
      executionLimitProfile: "hardened",
      executionLimits: {
        maxExecutionTimeMs: 60_000,
        maxCommandCount: 1_000_000,
        maxLoopIterations: 1_000_000,
      },
    });
    let [longest, spent] = [0, startCpuClock()];
    const timer = setInterval(() => {
      longest = Math.max(longest, spent());
      spent = startCpuClock();
    }, 5);
    await workUntil(performance.now() + 1_500, () => shell.exec(command, { rawScript: true }));
    longest = Math.max(longest, spent());
    clearInterval(timer);
    expect(longest).toBeLessThan(LONGEST_PAUSE);
  });
});
