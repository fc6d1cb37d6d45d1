const PIECES = [
  "jane@example.com", "+420 777 123 456", "CZ65 0800 0000 1920 0014 5399", "4111111111111111", "900101/1234",
  "203.0.113.7", "2001:db8::8a2e:370:7334", "sk-proj-Ab12Cd34Ef56Gh78Ij90", "password=hunter2!", "Bearer abc123DEF456ghi",
  "https://me:pw@host/x", "tel. 234567890", "[email_1_abcde]", "[", "]", "_", "\\", "\\[", "\\]", "%5B", "%5D", "\\n", "\n", '"', '\\"',
  "'", "{", "}", ":", "=", ",", " ", " ", "  ", "a", "Ž", "да", "\u200d", "\u00a0", "\u0664", "\uff20", "😀", "\ud800", "\\u0040", "1",
  "2026-11-21", "email", "phone 1 ", "x@", "@y.cz", "$&", "$1",
]; // biome-ignore format: a list to draw from

/** Random texts of matching pieces, near misses and separators; the same for the same seed. */
export function createSeededRandom(seed: number) {
  let state = seed;
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    text: () =>
      Array.from(
        { length: 1 + Math.floor(next() * 14) },
        () => PIECES[Math.floor(next() * PIECES.length)],
      ).join(""),
  };
}
