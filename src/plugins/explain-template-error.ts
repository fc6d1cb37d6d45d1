import { TemplateError, type TemplateFault } from "../calling/templates/template-error.ts";
import { ToolgateError } from "../contract/errors.ts";

/** Faults of arguments; all others are faults of the tool itself. */
const ARGUMENT_FAULTS: readonly TemplateFault[] = [
  "missing_arg",
  "unknown_arg",
  "bad_label",
  "dot_segment",
  "empty_segment",
  "control_chars",
  "bad_unicode",
  "non_latin1",
  "bad_type",
  "too_long",
];

/**
 * Converts an error of rendering: INVALID_ARGUMENTS for a value, INVALID_REQUEST for the tool's own
 * templates. Other errors are returned unchanged.
 */
export function explainTemplateError(error: unknown): unknown {
  if (!(error instanceof TemplateError)) return error;
  const { reason, place, placeholder, message } = error;
  const details = { reason, place, ...(placeholder !== null && { placeholder }) };
  if (!ARGUMENT_FAULTS.includes(reason)) {
    return new ToolgateError("INVALID_REQUEST", `This tool is invalid and cannot be called: ${message}`, {
      details: { ...details, errors: [{ pointer: "", message }] },
    });
  }
  const pointer = placeholder === null ? "" : `/${placeholder.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return new ToolgateError("INVALID_ARGUMENTS", message, {
    details: { ...details, errors: [{ pointer, message }] },
  });
}
