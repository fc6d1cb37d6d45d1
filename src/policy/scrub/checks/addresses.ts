/** Loopback, "any", broadcast and netmasks identify no one. */
const UNASSIGNED = /^(?:127\.|0\.0\.0\.0$|255\.)/;

export function isIpv4(text: string): boolean {
  if (UNASSIGNED.test(text)) return false;
  return text.split(".").every((part) => Number(part) <= 255 && (part === "0" || !part.startsWith("0")));
}

/**
 * An address of RFC 4291 §2.2 with at least three groups: shorter ones are usually something else (`a::b`,
 * `::1`).
 */
export function isIpv6(text: string): boolean {
  const [head = "", tail, more] = text.split("::");
  if (more !== undefined) return false;
  const groups = [head, tail ?? ""].flatMap((part) => (part === "" ? [] : part.split(":")));
  if (groups.some((group) => group === "")) return false;
  const count = groups.length + (groups.at(-1)?.includes(".") ? 1 : 0);
  return tail === undefined ? count === 8 : count >= 3 && count <= 7;
}
