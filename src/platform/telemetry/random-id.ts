/** Random hex digits of this many bytes, not all zero (W3C Trace Context §3.2.2.3, §3.2.2.4). */
export function randomId(bytes: 8 | 16): string {
  for (;;) {
    const random = crypto.getRandomValues(new Uint8Array(bytes));
    if (random.some((byte) => byte !== 0))
      return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
