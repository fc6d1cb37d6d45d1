/** Digits with at most two separators between them. */
export interface DigitRun {
  start: number;
  end: number;
  digits: number;
}

const MAX_GAP = 2;
/** The minimum of all rules. */
const MIN_DIGITS = 4;

const [NONE, DIGIT, SEPARATOR] = [0, 1, 2];
const KIND = new Uint8Array(128);
for (const char of "0123456789") KIND[char.charCodeAt(0)] = DIGIT;
for (const char of " .()-/") KIND[char.charCodeAt(0)] = SEPARATOR;

/** One pass, hand-written: a text of digits only would overflow the stack of a regular expression. */
export function listDigitRuns(text: string): DigitRun[] {
  const runs: DigitRun[] = [];
  let [start, end, digits] = [0, 0, 0];
  const close = () => {
    if (digits >= MIN_DIGITS) runs.push({ start, end, digits });
    digits = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? KIND[code] : NONE;
    if (kind === DIGIT) {
      if (digits === 0) start = at;
      digits++;
      end = at + 1;
    } else if (digits > 0 && (kind !== SEPARATOR || at - end >= MAX_GAP)) close();
  }
  close();
  return runs;
}
