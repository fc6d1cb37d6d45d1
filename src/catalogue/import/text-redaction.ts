import { invalidRequest } from "../../contract/errors.ts";

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
