import type { SecretValues } from "../../contract/http-operation.ts";
import { TemplateError, type TemplatePlace } from "./template-error.ts";

export const MASK = "***";
const TOKEN = /s[0-9a-f]{32}/g;

interface Slot {
  secret: string;
  place: TemplatePlace;
  /** Encodes a value for the slot's place. @throws TemplateError */
  write: (value: string) => string;
}

type Fill = (text: string) => string;

/**
 * The places of secrets in a rendered request. A token marks each place until the values are known, so that a request is rendered
 * once: the tokens are masked for approvals and traces, and replaced by the values for the API.
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
