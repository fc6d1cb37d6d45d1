/** Whether a URL's host name is this machine's (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
