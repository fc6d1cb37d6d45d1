import type { CHECKS } from "./checks.ts";

/** A rule of default-rules.yaml; several may share a name. */
export interface BuiltInRule {
  name: string;
  /**
   * Every repetition is bounded, so that an attempt has a constant cost and a text a cost linear in its
   * length.
   */
  patterns: readonly string[];
  /** Ignores case. */
  ignore_case?: boolean;
  /** The rule is tried only if the text contains one of these. */
  needs?: readonly string[];
  /** Minimum length of a text in characters. */
  shortest?: number;
  /**
   * Matches lie within a run of digits and separators with at least this many digits; only those runs are
   * searched.
   */
  digits?: number;
  /** The preceding text must match. */
  near?: string;
  /** The preceding text must not match. */
  unless?: string;
  /** A check that a pattern cannot express, such as a checksum. */
  check?: keyof typeof CHECKS;
}
