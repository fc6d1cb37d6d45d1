import { MASK } from "./mask-url.ts";

/** Bytes in hexadecimal, with what people and languages put between them: `73:6b`, `\\x73\\x6b`, `%73%6b`, `0x73, 0x6b`. */
const RUN = /[0-9a-f]{2}(?:(?:[\s:,_-]|\\+x|%(?:25)?|0x){0,3}[0-9a-f]{2}){5,}/gi;
const GAPS = /[\s:,_-]|\\+x|%(?:25)?|0x/gi;

/** Masks each run of hexadecimal bytes that holds a secret; it may begin between two digits of a byte. */
export function maskHex(text: string, holds: (text: string) => boolean): string {
  return text.replace(RUN, (run) => {
    const digits = run.replace(GAPS, "");
    return holds(decode(digits)) || holds(decode(digits.slice(1))) ? MASK : run;
  });
}

function decode(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}
