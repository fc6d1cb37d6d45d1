import { PACKED_FOLDER } from "./pack-functions.ts";

export interface DeployOptions {
  /** Twenty lowercase letters. */
  ref: string;
  /** The target address; hosted: `https://<ref>.supabase.co`. */
  url: string;
  /** NAME=value lines for the functions. */
  envFile?: string;
  /** Also pushes supabase/config.toml. */
  config: boolean;
  /** The project has no API key yet, so the online checks are skipped. */
  first: boolean;
  /** A labelled set for the online evaluation. */
  set?: string;
  /** A profile of the Supabase CLI, for a different API than the hosted one. */
  profile?: string;
  skip: readonly string[];
}

export interface DeployStep {
  name: string;
  what: string;
  command: string;
  args: string[];
}

/**
 * The steps from build to deploy, in order: nothing is changed in the project before all checks have
 * passed. Secrets come from the environment and a file, never from the command line. Each command names
 * the project, so that a linked project has no effect.
 */
export function planDeploy(options: DeployOptions): DeployStep[] {
  const { ref, url, envFile, set } = options;
  const cli = (...args: string[]) => [
    "supabase",
    ...args,
    "--yes",
    ...(options.profile ? ["--profile", options.profile] : []),
  ];
  const there = `--remote=${ref}`;
  const npm = (script: string, ...args: string[]) => [
    "run",
    "--silent",
    script,
    ...(args.length > 0 ? ["--", ...args] : []),
  ];
  const steps: (DeployStep | false)[] = [
    step("check", "types, lint, architecture, agent files, generated files", "npm", npm("check")),
    step("test", "every test", "npx", ["vitest", "run"]),
    step("evaluate", "the labelled set against its thresholds, in memory", "npm", npm("evaluate")),
    step("sbom", "what is delivered, as CycloneDX", "npm", npm("sbom")),
    step("audit", "known vulnerabilities", "npm", npm("audit:dependencies")),
    step("pack", "the functions without types, comments and white space", "npm", npm("pack-functions")),
    step("link", "the project, and how its database is reached", "npx", cli("link", "--project-ref", ref)),
    envFile !== undefined &&
      step(
        "secrets",
        "variables of the functions",
        "npx",
        cli("secrets", "set", "--env-file", envFile, there),
      ),
    step("migrate", "new migrations", "npx", cli("db", "push", there)),
    step(
      "expose",
      "the schema `service`, for the service role",
      "npm",
      npm("expose-service", "--project-ref", ref, ...(options.profile ? ["--profile", options.profile] : [])),
    ),
    options.config && step("config", "supabase/config.toml", "npx", cli("config", "push", there)),
    step(
      "functions",
      "bundled by the platform; removed ones are deleted",
      "npx",
      cli("functions", "deploy", "--workdir", PACKED_FOLDER, "--use-api", "--prune", there),
    ),
    !options.first && step("smoke", "alive, and closed to strangers", "npm", npm("smoke", "--url", url)),
    !options.first &&
      step(
        "online",
        "the labelled set in dry runs, over there",
        "npm",
        npm("evaluate", "--url", url, ...(set === undefined ? [] : ["--set", set])),
      ),
  ];
  return steps.filter((one) => one !== false).filter(({ name }) => !options.skip.includes(name));
}

/** Names that `--skip` accepts. */
export const DEPLOY_STEPS = planDeploy({
  ref: "",
  url: "",
  envFile: "",
  config: true,
  first: false,
  skip: [],
}).map(({ name }) => name);

function step(name: string, what: string, command: string, args: string[]): DeployStep {
  return { name, what, command, args };
}
