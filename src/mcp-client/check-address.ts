/** Names of query parameters that contain credentials. */
const CREDENTIAL =
  /(^|[-_.])(api[-_]?key|key|token|secret|password|passwd|pwd|auth|authorization|sig|signature)$/i;

/**
 * The fault of an MCP server's address as written, or null. Whether its destination is allowed is checked
 * by the sender.
 */
export function checkAddress(text: string): string | null {
  if (!URL.canParse(text)) return "is no absolute URL";
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return "must begin with https:// (or http://)";
  if (url.username !== "" || url.password !== "")
    return "holds a user or a password: choose an auth type, whose values go into the vault";
  if (url.hash !== "") return "has a fragment (#…), which is never sent";
  const secret = [...url.searchParams.keys()].find((name) => CREDENTIAL.test(name));
  if (secret === undefined) return null;
  return `holds a credential (${secret}), and addresses are shown and logged: choose an auth type, whose values go into the vault`;
}
