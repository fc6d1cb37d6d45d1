const LOGIN = /^[\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/;

/**
 * After "Basic" in a header there is a name, a colon and a password in base64 (RFC 7617 §2), not a word.
 */
export function isBasicLogin(value: string): boolean {
  if (value.length % 4 !== 0) return false;
  try {
    return LOGIN.test(atob(value));
  } catch {
    return false;
  }
}
