import type { CHECKS } from "./checks/index.ts";

/** A rule of default-rules.yaml; several may share a name. */
export interface BuiltInRule {
  name: string;
  /** Every repetition is bounded, so that one attempt costs at most a constant and a text at most its length times that. */
  patterns: readonly string[];
  /** Upper and lower case alike. */
  ignore_case?: boolean;
  /** Without one of these in the text the rule is not tried. */
  needs?: readonly string[];
  /** Texts with fewer characters are not read. */
  shortest?: number;
  /** Finds lie within a run of digits and separators with at least so many digits; only those runs are read. */
  digits?: number;
  /** The text just before must match. */
  near?: string;
  /** The text just before must not match. */
  unless?: string;
  /** What the pattern cannot tell, e.g. a checksum. */
  check?: keyof typeof CHECKS;
}
