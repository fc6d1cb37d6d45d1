const LOGIN = /^[\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/;

/** What stands behind "Basic" in a header is a name, a colon and a password in base64 (RFC 7617 §2); a word is not. */
export function isBasicLogin(value: string): boolean {
  if (value.length % 4 !== 0) return false;
  try {
    return LOGIN.test(atob(value));
  } catch {
    return false;
  }
}
