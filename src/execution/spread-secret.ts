/** Shorter than this, characters in a row occur by chance. */
const MIN_KEPT = 10;
/** Other characters between two of a secret's characters, at most: spaces, dashes, a line end with its indent. */
const MAX_GAP = 6;
/** What is compared: letters and digits, or, of secrets with other characters, everything but what separates. */
const KEPT = [/[A-Za-z0-9]/g, /[^\s_.,:;|-]/gu];

export interface Range {
  start: number;
  end: number;
}

/** Finds secrets, forwards or backwards, whose characters stand apart in a text: spaced, folded, dashed. */
export function createSpreadFinder(secrets: readonly string[]): (text: string) => Range[] {
  const searches = KEPT.map((kept) => {
    const forwards = secrets.map((secret) => keep(secret, kept)).filter(({ length }) => length >= MIN_KEPT);
    const both = forwards.flatMap((one) => [one, Array.from(one).reverse().join("")]);
    return { kept, wanted: [...new Set(both)] };
  });

  return function findSpread(text) {
    return searches.flatMap(({ kept, wanted }) => {
      const compact = wanted.length === 0 ? "" : keep(text, kept);
      const found = wanted.filter((one) => compact.includes(one));
      if (found.length === 0) return [];
      const places = placesOf(text, kept);
      return found.flatMap((one) => rangesOf(one, compact, places));
    });
  };
}

function rangesOf(wanted: string, compact: string, places: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (let at = compact.indexOf(wanted); at >= 0; at = compact.indexOf(wanted, at + wanted.length)) {
    const [start = 0, last = 0] = [places[at], places[at + wanted.length - 1]];
    if (last - start <= wanted.length * (MAX_GAP + 1)) ranges.push({ start, end: last + 1 });
  }
  return ranges;
}

/** In lower case, as far as that keeps the length. */
function keep(text: string, kept: RegExp): string {
  return (text.match(kept) ?? []).join("").replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Where each unit of what is kept stands in the text. */
function placesOf(text: string, kept: RegExp): number[] {
  return Array.from(text.matchAll(kept), ({ 0: character, index }) =>
    Array.from({ length: character.length }, (_, unit) => index + unit),
  ).flat();
}
