import { describe, expect, it } from "vitest";
import { guardLoops } from "../../scripts/lib/guard-loops.ts";
import { workUntil } from "../../src/workspace/run-bash.ts";
import { createShell, type Shell, watch } from "../../src/workspace/vendored-shell.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const MIB = 1024 * 1024;
const LIMITS = {
  maxExecutionTimeMs: 60_000,
  maxAwkIterations: 100_000,
  maxOutputSize: 24 * MIB,
  maxStringLength: 8 * MIB,
};

function newShell(files: Record<string, string> = {}): Shell {
  const shell = createShell({
    cwd: "/",
    env: {},
    defenseInDepth: false,
    executionLimitProfile: "hardened",
    executionLimits: LIMITS,
  });
  for (const [path, text] of Object.entries(files))
    shell.fs.writeFileSync(path, new TextEncoder().encode(text));
  return shell;
}

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `${line(n)}\n`).join("");

const FILES = {
  "/one": lines(8_000, (n) => `line ${n}`),
  "/other": lines(8_000, (n) => `other ${(n * 7_919) % 20_011}`),
  "/edited": lines(8_000, (n) => (n === 4_000 ? "edited" : `line ${n}`)),
  "/many": lines(90_000, (n) => `line ${(n * 7_919) % 90_011} of many words here and there`),
  "/big": "lorem ipsum dolor 1234\n".repeat(200_000),
  "/empty": "\n".repeat(5 * MIB),
  "/a": "a".repeat(5 * MIB),
};

/** The command's answer, and the milliseconds of CPU that it took. */
async function runFor(ms: number, command: string, files: Record<string, string>) {
  const shell = newShell(files);
  const spent = startCpuClock();
  const answer = await workUntil(performance.now() + ms, () => shell.exec(command, { rawScript: true }));
  return { answer, took: spent() };
}

describe("workUntil()", () => {
  it.each([
    ["diff of files with nothing in common", "diff one other"],
    ["sed that gathers a file in its hold space", String.raw`sed -n 'H;${"$"}{x;s/\n/,/g;p}' big`],
    ["sed over five million lines", "sed '' empty"],
    ["sed that replaces each character", "sed 's/a/xx/g' a"],
    [
      "awk that looks through a growing text",
      `awk 'BEGIN{while(i++<90000){s=s "abcdefgh"; n+=index(s "x","x")}}'`,
    ],
    [
      "awk that replaces in a growing text",
      `awk 'BEGIN{while(i++<90000){s=s "abcdefghij"; gsub(/j/,"k",s)}}'`,
    ],
    ["jq that compares each with each", "jq -n '[range(90000)]|contains([range(5000;90000)])'"],
    ["grep with a pattern of thousands of states", "grep -E '(.{1,100}){1,9}z' a"],
    ["sort by many keys", "sort -t' ' -k5 -k4 -k3 -k2n many many many"],
  ])("ends %s within the time", async (_, command) => {
    const { answer, took } = await runFor(300, command, FILES);
    expect(answer).toBeNull();
    // With a limit of six seconds, four of the commands use 2.5 to 5.6 seconds of CPU.
    expect(took).toBeLessThan(1_500);
  });

  it.each([
    ["diff of long files with one edit", "diff one edited | grep '^[-+][a-z]'", "-line 4000\n+edited\n"],
    [
      "sed's hold space",
      String.raw`head -n 3 one | sed -n '1h;1!H;${"$"}{x;s/\n/,/g;p}'`,
      "line 0,line 1,line 2\n",
    ],
    ["sort by keys", "head -n 400 many | sort -k2n | head -n 1 | cut -d' ' -f2", "0\n"],
  ])("lets %s be", async (_, command, stdout) => {
    const { answer } = await runFor(20_000, command, FILES);
    expect(answer).toMatchObject({ stdout, exitCode: 0 });
  });

  it("limits the time of each command separately", async () => {
    const [late, early] = await Promise.all([
      runFor(50, "diff one other", FILES),
      runFor(20_000, "for i in 1 2 3; do head -n 1 one | sed 's/l/L/'; done", FILES),
    ]);
    expect(late.answer).toBeNull();
    expect(early.answer).toMatchObject({ stdout: "Line 0\n".repeat(3) });
  });

  it("discards the answer of a command that caught the time limit error", async () => {
    const swallow = async () => {
      const end = performance.now() + 30;
      while (performance.now() < end);
      try {
        watch.look();
      } catch {}
      return "done";
    };
    expect(await workUntil(performance.now() + 10, swallow)).toBeNull();
    expect(await workUntil(performance.now() + 10_000, swallow)).toBe("done");
  });

  it("returns null for a command that never completes", async () => {
    expect(await workUntil(performance.now() + 10, () => new Promise(() => {}))).toBeNull();
  });

  it("rethrows an error that occurs before the deadline", async () => {
    const broken = async () => Promise.reject(new Error("broken"));
    await expect(workUntil(performance.now() + 10_000, broken)).rejects.toThrow("broken");
  });
});

describe("guardLoops()", () => {
  it.each([
    ["a block", "for(;;){x()}", "for(;;){tgTurn();x()}"],
    ["a single statement", "while(a)b();c()", "while(a){tgTurn();b();}c()"],
    ["nothing", "do;while(a)", "do{tgTurn();;}while(a)"],
    ["loops in a loop", "for(k in a)for(v of b)c()", "for(k in a){tgTurn();for(v of b){tgTurn();c()}}"],
    ["an arrow function's value", "a.sort((p,q)=>p-q)", "a.sort((p,q)=>(tgTurn(),p-q))"],
    ["an object in brackets", "a.map(p=>({p}))", "a.map(p=>((tgTurn(),{p})))"],
    ["a function's block", "a.some(function(p){return p})", "a.some(function(p){tgTurn();return p})"],
    ["a listener, which is caught", 's.on("x",f)', 's.on(tgEnter("x"),tgEnter(f))'],
    ["a listener that loops", "s.once('x',()=>b())", "s.once(tgEnter('x'),tgEnter(()=>(tgTurn(),b())))"],
    [
      "a loop that can wait, which also pauses",
      "async()=>{for(;;)x()}",
      "async()=>{for(;;){tgTurn();if(watch.due())await watch.pause();x()}}",
    ],
    [
      "a loop that cannot wait",
      "async function f(){g(function(){for(;;)x()})}",
      "async function f(){g(function(){tgTurn();for(;;){tgTurn();x()}})}",
    ],
    ["text beyond the first plane before it", "x='😀';for(;;)y()", "x='😀';for(;;){tgTurn();y()}"],
  ])("looks at the clock in %s", (_, code, guarded) => {
    expect(guardLoops(code).split("\n").at(-1)).toBe(guarded);
  });

  it("does not change other code", () => {
    const code = "const f=(a)=>{if(a)return g(a);else h()};class A{m(){}}";
    expect(guardLoops(code).endsWith(`\n${code}`)).toBe(true);
  });
});
