import type { Json, JsonObject } from "../../base/json.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import { parseTemplate, TemplateError, type TemplatePlace } from "./parse-template.ts";

const SECRET_PREFIX = "secret.";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

interface RenderedText {
  text: string;
  hasSecret: boolean;
  /** Names of its placeholders. */
  names: string[];
}

/** Encodes a value for its position. */
export type Encode = (text: string, name: string) => string;

/**
 * Renders a text template in one pass and encodes each value for its place.
 *
 * @returns null when an optional argument in it has no value
 * @throws TemplateError
 */
export function renderText(
  template: string,
  filling: Filling,
  place: TemplatePlace,
  encode: Encode,
): RenderedText | null {
  const rendered: RenderedText = { text: "", hasSecret: false, names: [] };
  for (const { kind, value: part } of parseTemplate(template, place)) {
    if (kind === "text") {
      rendered.text += part;
      continue;
    }
    const filled = fillPlaceholder(part, filling, place);
    if (filled.kind === "absent") return null;
    rendered.names.push(part);
    const write = (value: Json) => encode(toText(value, part, place), part);
    rendered.hasSecret ||= filled.kind === "secret";
    rendered.text += filled.kind === "secret" ? filled.write(write) : write(filled.value);
  }
  return rendered;
}

/** Like `renderText` where nothing may be left out. @throws TemplateError missing_arg */
export function renderWhole(
  template: string,
  filling: Filling,
  place: TemplatePlace,
  encode: Encode,
): RenderedText {
  const rendered = renderText(template, filling, place, encode);
  if (rendered) return rendered;
  const names = parseTemplate(template, place).flatMap(({ kind, value }) =>
    kind === "placeholder" ? [value] : [],
  );
  const absent = names.find((name) => fillPlaceholder(name, filling, place).kind === "absent");
  throw missingArgument(absent ?? "", place);
}

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
  /** Receives the places of secrets; `"mask"` renders `***` instead. */
  secrets: SecretSlots | "mask";
}

/** Returns the text for a secret; `encode` is called with its value when the value is known. */
type WriteSecret = (encode: (value: string) => string) => string;

/** The result for a placeholder: a value, a secret, or nothing (an optional argument). */
export type Filled =
  | { kind: "value"; value: Json }
  | { kind: "secret"; write: WriteSecret }
  | { kind: "absent" };

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
 * @throws TemplateError unknown_placeholder | missing_arg | unknown_secret
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
  if (value !== undefined && value !== null) return { kind: "value", value };
  if (filling.required.includes(name)) throw missingArgument(name, place);
  return { kind: "absent" };
}

function fillSecret(secret: string, { secretNames, secrets }: Filling, place: TemplatePlace): Filled {
  if (!secretNames.includes(secret)) {
    // Does not list the other names, because the template may have another author.
    throw new TemplateError("unknown_secret", place, `This tool has no secret "${secret}".`, secret);
  }
  const write: WriteSecret = (encode) =>
    secrets === "mask" ? MASK : secrets.add({ secret, place, write: encode });
  return { kind: "secret", write };
}

/** Checks what was rendered, now and again when its secrets are filled in. */
export function checkFilled({ secrets }: Filling, check: (fill: (text: string) => string) => void): void {
  if (secrets === "mask") check((text) => text.replaceAll(MASK, "x"));
  else secrets.check(check);
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

export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

const MASK = "***";
const TOKEN = /s[0-9a-f]{32}/g;

interface Slot {
  secret: string;
  place: TemplatePlace;
  /** Encodes a value for the slot's place. @throws TemplateError */
  write: (value: string) => string;
}

type Fill = (text: string) => string;

/**
 * The places of secrets in a rendered request. A token marks each place until the values are known, so that a
 * request is rendered once: the tokens are masked for approvals and traces, and replaced by the values for
 * the API.
 */
export class SecretSlots {
  readonly #slots = new Map<string, Slot>();
  readonly #checks: ((fill: Fill) => void)[] = [];

  /** @returns the token in the place of the value */
  add(slot: Slot): string {
    // Not randomUUID(): the web UI may run on a plain http address, where browsers do not offer it.
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const token = `s${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    this.#slots.set(token, slot);
    return token;
  }

  /** Runs a check of the rendered text now, and again with the values. */
  check(check: (fill: Fill) => void): void {
    check((text) => this.#replace(text, () => "x"));
    this.#checks.push(check);
  }

  mask(text: string): string {
    return this.#replace(text, () => MASK);
  }

  /** @throws TemplateError missing_secret, or that a value does not fit its place */
  filler(secrets: SecretValues): Fill {
    const fill: Fill = (text) => this.#replace(text, (slot) => slot.write(secretValue(slot, secrets)));
    for (const check of this.#checks) check(fill);
    return fill;
  }

  #replace(text: string, write: (slot: Slot) => string): string {
    if (this.#slots.size === 0) return text;
    return text.replace(TOKEN, (token) => {
      const slot = this.#slots.get(token);
      return slot ? write(slot) : token;
    });
  }
}

function secretValue({ secret, place }: Slot, secrets: SecretValues): string {
  const value = Object.hasOwn(secrets, secret) ? secrets[secret] : undefined;
  if (value !== undefined && value !== "") return value;
  throw new TemplateError("missing_secret", place, `The secret "${secret}" is not stored yet.`, secret);
}
