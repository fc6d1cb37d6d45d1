const MAX_REMEMBERED = 5_000;
/** Longer texts are no words, and are looked up each time. */
const MAX_LENGTH = 40;

/** Caches a pure lookup of single words, and clears the cache when it is full. */
export function remember<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    if (word.length > MAX_LENGTH) return found;
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(word, found);
    return found;
  };
}

/** Caches what is derived from an object for as long as the object exists. */
export function rememberOf<K extends object, T extends NonNullable<unknown>>(
  derive: (from: K) => T,
): (from: K) => T {
  const known = new WeakMap<K, T>();
  return (from) => {
    const before = known.get(from);
    if (before !== undefined) return before;
    const derived = derive(from);
    known.set(from, derived);
    return derived;
  };
}

/** The same for what is derived from two objects; `null` is kept too. */
export function rememberBoth<A extends object, B extends object, T>(
  derive: (first: A, second: B) => T,
): (first: A, second: B) => T {
  const knownOf = rememberOf((_first: A) => new WeakMap<B, { derived: T }>());
  return (first, second) => {
    const known = knownOf(first);
    const before = known.get(second);
    if (before !== undefined) return before.derived;
    const derived = derive(first, second);
    known.set(second, { derived });
    return derived;
  };
}
