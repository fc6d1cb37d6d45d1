/** A finding in a prompt. */
export interface LintFind {
  rule: LintRule;
  level: "error" | "warning";
  /** Offsets of the first character and after the last one. */
  start: number;
  end: number;
  /** What it is and what to do, without the secret itself. */
  message: string;
}

export const LINT_RULES = [
  "secret",
  "secret-like",
  "personal-data",
  "address",
  "public-address",
  "path",
  "identifier",
  "environment",
  "hidden-character",
] as const;
export type LintRule = (typeof LINT_RULES)[number];

/** The first four characters of a secret, if the rest is long enough to stay unknown. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? "…" : `${secret.slice(0, 4)}…`;
}
