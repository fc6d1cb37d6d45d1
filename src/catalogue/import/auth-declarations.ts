import type { Fault, JsonObject } from "../../base/json.ts";
import { invalidRequest } from "../../contract/errors.ts";

/** Headers, parameters and members whose values are secrets. */
const SECRET_NAME =
  /(^|[-_.])(authorization|auth|token|api-?key|apikey|key|appid|app-?id|secret|password|passwd|pwd|passphrase|signature|sig|session|sessionid|sid|jwt|bearer|credentials?|csrf|xsrf|cookie|pin|otp)($|[-_.])/i;

/** Whether a value of this name must not be stored. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replace(/([a-z])([A-Z])/g, "$1-$2"));
}

/** Whether a value is a secret regardless of its name: tokens with a known form. */
export function isSecretValue(value: string): boolean {
  return /^(Bearer|Basic|Token|ApiKey) \S|^eyJ[\w-]{8,}\.|^(sk|pk|rk|ghp|gho|xox[a-z]|AKIA|AIza|glpat)[-_A-Z0-9]/.test(
    value,
  );
}

/** Names of secrets of one source. */
const MAX_SCHEMES = 500;

/** The security schemes of a converted document, and notes about the secrets that were found and not stored. */
export class AuthDeclarations {
  readonly schemes: JsonObject = {};
  private count = 0;
  private readonly held = new Set<string>();
  private readonly filled = new Set<string>();
  private readonly texts = new TextRedaction();

  apiKey(place: "header" | "query" | "cookie", name: string): string {
    this.filled.add(`${place} ${name}`);
    return this.declare(`${place}_${name}`, { type: "apiKey", in: place, name });
  }

  /** Whether a secret is sent in this place. */
  fills(place: "header" | "query", name: string): boolean {
    return this.filled.has(`${place} ${name}`);
  }

  http(scheme: "bearer" | "basic"): string {
    return this.declare(scheme, { type: "http", scheme });
  }

  oauth2(flows: JsonObject): string {
    return this.declare("oauth2", { type: "oauth2", flows });
  }

  /** The scheme of an `Authorization` header's value. */
  authorization(value: string): string {
    if (/^Basic\b/i.test(value)) return this.http("basic");
    return /^Bearer\b/i.test(value) ? this.http("bearer") : this.apiKey("header", "Authorization");
  }

  /** Records that the source contained a value for a scheme. */
  found(scheme: string, value = ""): void {
    this.held.add(scheme);
    this.hide(value);
  }

  /** A secret of the source, which is removed wherever it occurs in the document. */
  hide(value: string): void {
    this.texts.add(value);
  }

  /** The text without the secrets of the source. @throws ToolgateError INVALID_REQUEST the source holds too many */
  redact(text: string): string {
    return this.texts.redact(text);
  }

  notes(): Fault[] {
    return [...this.held].map((scheme) => ({
      pointer: `/components/securitySchemes/${scheme}`,
      message:
        "The source contained a value for this secret, which was not stored. Enter it as a secret of the connector.",
    }));
  }

  private declare(wanted: string, scheme: JsonObject): string {
    const name = wanted.replace(/[^A-Za-z0-9_.-]+/g, "_").slice(0, 60);
    if (Object.hasOwn(this.schemes, name)) return name;
    if (++this.count > MAX_SCHEMES)
      throw invalidRequest([
        { pointer: "", message: `contains secrets with more than ${MAX_SCHEMES} names` },
      ]);
    this.schemes[name] = scheme;
    return name;
  }
}

/** Shorter texts occur in ordinary words. */
const MIN_SECRET = 6;
/** Secrets of one source. */
const MAX_SECRETS = 50_000;
/** Characters that are compared with secrets for one source. */
const MAX_WORK = 50_000_000;

/** Removes the secrets of a source from its texts, in one pass over each text however many secrets there are. */
export class TextRedaction {
  /** Characters that were compared. */
  work = 0;
  private count = 0;
  private readonly given = new Set<string>();
  /** By their first characters, then by length. */
  private readonly secrets = new Map<string, Map<number, Set<string>>>();
  /** Characters that a secret begins with. */
  private readonly starts = new Set<number>();

  /** A name of an authentication scheme in front of the secret is not a part of it. */
  add(value: string): void {
    if (this.given.has(value)) return;
    this.given.add(value);
    const bare = value.replace(/^(Bearer|Basic|Token|ApiKey)\s+/i, "").trim();
    if (bare.length < MIN_SECRET || bare.includes("{{")) return;
    if (++this.count > MAX_SECRETS) throw tooMany();
    const prefix = bare.slice(0, MIN_SECRET);
    const lengths = this.secrets.get(prefix) ?? new Map<number, Set<string>>();
    this.secrets.set(prefix, lengths);
    const equal = lengths.get(bare.length) ?? new Set();
    lengths.set(bare.length, equal.add(bare));
    this.starts.add(bare.charCodeAt(0));
  }

  /** Secrets that overlap are removed as one. @throws ToolgateError INVALID_REQUEST if that takes too much work */
  redact(text: string): string {
    if (this.starts.size === 0) return text;
    let result = "";
    let copied = 0;
    let end = 0;
    for (let at = 0; at + MIN_SECRET <= text.length; at++) {
      if (!this.starts.has(text.charCodeAt(at))) continue;
      const length = this.longestAt(text, at);
      if (length === 0) continue;
      if (at >= end) {
        result += `${text.slice(copied, at)}***`;
        copied = at;
      }
      end = Math.max(end, at + length);
      copied = end;
    }
    return copied === 0 ? text : result + text.slice(copied);
  }

  /** Characters of the longest secret at a place; 0: there is none. */
  private longestAt(text: string, at: number): number {
    this.spend(MIN_SECRET);
    let longest = 0;
    for (const [length, equal] of this.secrets.get(text.slice(at, at + MIN_SECRET)) ?? []) {
      if (length <= longest || at + length > text.length) continue;
      this.spend(length);
      if (equal.has(text.slice(at, at + length))) longest = length;
    }
    return longest;
  }

  private spend(characters: number): void {
    this.work += characters;
    if (this.work > MAX_WORK) throw tooMany();
  }
}

function tooMany() {
  return invalidRequest([
    {
      pointer: "",
      message: "contains too many secrets to remove them all; remove them from the file and import it again",
    },
  ]);
}
