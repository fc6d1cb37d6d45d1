import type { Json, JsonObject } from "../contract/json.ts";
import { TemplateError, type TemplatePlace } from "./template-error.ts";

/** The values of a template. */
export interface Filling {
  /** Declared parameters: the only argument names that a template may use. */
  parameters: readonly string[];
  /** Parameters that require a value. */
  required: readonly string[];
  /** Arguments, with defaults applied. */
  args: JsonObject;
  /** Names of placeholders that are secrets. */
  secretNames: readonly string[];
  /** Values of secrets; `"mask"` renders `***` instead and needs no values. */
  secrets: Readonly<Record<string, string>> | "mask";
}

/** The result for a placeholder: a value, a masked secret, or nothing (an optional argument). */
export type Filled =
  | { kind: "value"; value: Json; isSecret: boolean }
  | { kind: "masked" }
  | { kind: "absent" };

export const MASK = "***";
const SECRET_PREFIX = "secret.";

/**
 * The secret that a placeholder refers to: `{{key}}` of a tool with the secret `key`, or `{{secret.key}}`;
 * null for an argument.
 */
export function secretOf(name: string, secretNames: readonly string[]): string | null {
  if (name.startsWith(SECRET_PREFIX)) return name.slice(SECRET_PREFIX.length);
  return secretNames.includes(name) ? name : null;
}

/**
 * Resolves a placeholder. Secrets come only from the secrets, arguments only from the arguments, and only
 * own properties are read.
 *
 * @throws TemplateError unknown_placeholder | missing_arg | unknown_secret | missing_secret
 */
export function fillPlaceholder(name: string, filling: Filling, place: TemplatePlace): Filled {
  const secret = secretOf(name, filling.secretNames);
  if (secret !== null) return fillSecret(secret, filling, place);
  if (!filling.parameters.includes(name)) {
    throw new TemplateError(
      "unknown_placeholder",
      place,
      `{{${name}}} is not a parameter of this tool.`,
      name,
    );
  }
  const value = Object.hasOwn(filling.args, name) ? filling.args[name] : undefined;
  if (value !== undefined && value !== null) return { kind: "value", value, isSecret: false };
  if (filling.required.includes(name)) throw missingArgument(name, place);
  return { kind: "absent" };
}

function fillSecret(secret: string, { secretNames, secrets }: Filling, place: TemplatePlace): Filled {
  if (!secretNames.includes(secret)) {
    // Does not list the other names, because the template may have another author.
    throw new TemplateError("unknown_secret", place, `This tool has no secret "${secret}".`, secret);
  }
  if (secrets === "mask") return { kind: "masked" };
  const value = Object.hasOwn(secrets, secret) ? secrets[secret] : undefined;
  if (value === undefined || value === "") {
    throw new TemplateError("missing_secret", place, `The secret "${secret}" is not stored yet.`, secret);
  }
  return { kind: "value", value, isSecret: true };
}

/**
 * Rejects arguments that are not parameters or that have a secret's name, since only the vault fills
 * secrets.
 *
 * @throws TemplateError unknown_arg
 */
export function rejectUnknownArguments({ args, parameters, secretNames }: Filling): void {
  const unknown = Object.keys(args).find(
    (name) => !parameters.includes(name) || secretOf(name, secretNames) !== null,
  );
  if (unknown === undefined) return;
  const message = `This tool has no argument "${unknown.slice(0, 64)}".`;
  throw new TemplateError("unknown_arg", "arguments", message, unknown.slice(0, 64));
}

/** @throws TemplateError missing_arg */
export function missingArgument(name: string, place: TemplatePlace): TemplateError {
  return new TemplateError(
    "missing_arg",
    place,
    `{{${name}}} has no value: the argument "${name}" is missing.`,
    name,
  );
}

/**
 * A value as text: strings, finite numbers and booleans unchanged, lists of those joined by commas.
 *
 * @throws TemplateError bad_type for objects, NaN, infinities and, in a host or path, lists; bad_unicode
 * for a lone surrogate
 */
export function toText(value: Json, name: string, place: TemplatePlace): string {
  if (Array.isArray(value) && (place === "path" || place === "host")) {
    throw new TemplateError("bad_type", place, `{{${name}}} needs one value here, not a list.`, name);
  }
  const texts = (Array.isArray(value) ? value : [value]).map((item) => scalarText(item, name, place));
  const text = texts.join(",");
  if (/\p{Surrogate}/u.test(text)) {
    throw new TemplateError(
      "bad_unicode",
      place,
      `The value of {{${name}}} contains a lone surrogate.`,
      name,
    );
  }
  return text;
}

function scalarText(value: Json, name: string, place: TemplatePlace): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)))
    return String(value);
  throw new TemplateError("bad_type", place, `{{${name}}} needs a text, a number or true/false here.`, name);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}
