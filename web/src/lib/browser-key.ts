const NAME = "toolgate-browser-key";

/** A random key that only this browser has: it finishes the sign-ins that it began. Null if the browser keeps nothing. */
export function browserKey(): string | null {
  try {
    const known = localStorage.getItem(NAME);
    if (known !== null) return known;
    const key = [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    localStorage.setItem(NAME, key);
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** What the server gets of the key before the sign-in: its SHA-256. Null without a key, or on a page without TLS. */
export async function browserKeyHash(): Promise<string | null> {
  const key = browserKey();
  if (key === null || globalThis.crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
