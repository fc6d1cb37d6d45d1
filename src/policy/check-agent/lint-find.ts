/** Something in a prompt that does not belong there. */
export interface LintFind {
  rule: LintRule;
  level: "error" | "warning";
  /** Offset of the first character, and of the one behind the last. */
  start: number;
  end: number;
  /** What it is and what to do, without repeating a secret. */
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

/** The first four characters of a secret that is long enough to keep the rest to itself. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? "…" : `${secret.slice(0, 4)}…`;
}
