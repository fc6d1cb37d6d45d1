/** Whether a host name or address (IPv6 with or without brackets) is a loopback address. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
