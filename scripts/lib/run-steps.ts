import { spawn } from "node:child_process";
import { bold, cyan, dim, green, red } from "../terminal.ts";
import type { DeployStep } from "./plan-deploy.ts";

/** Runs the steps in order and prints their names and times. @returns the failed step, or null */
export async function runSteps(
  steps: readonly DeployStep[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<DeployStep | null> {
  for (const [index, step] of steps.entries()) {
    const name = `${index + 1}/${steps.length} ${bold(step.name)}`;
    console.log(`${cyan("▶")} ${name} ${dim(step.what)}`);
    const started = Date.now();
    const code = await runStep(step, cwd, env);
    const took = dim(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (code !== 0) {
      console.error(`${red("✗")} ${name} ${took} exit ${code ?? "by a signal"}`);
      return step;
    }
    console.log(`${green("✓")} ${name} ${took}`);
  }
  return null;
}

function runStep({ command, args }: DeployStep, cwd: string, env: Record<string, string>) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
  return new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
}
