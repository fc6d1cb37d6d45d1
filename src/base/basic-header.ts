/** `Authorization` value of the Basic scheme, user and password as UTF-8 (RFC 7617 §2.1). */
export function basicHeader(username: string, password: string): string {
  return `Basic ${encodeBase64(new TextEncoder().encode(`${username}:${password}`))}`;
}

/** Bytes as base64 (RFC 4648 §4). */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  // In pieces: an argument list has a size limit.
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(binary);
}
