import forge from "node-forge";

/** Structures nest about a dozen deep in a PKCS#12 file. */
const MAX_DEPTH = 40;

/**
 * Key derivation rounds that opening a PKCS#12 file would cost, as far as they can be seen from outside: wherever a
 * salt (OCTET STRING) is followed by a count (INTEGER), as in MacData (RFC 7292 §4), pkcs-12PbeParams (appendix C)
 * and PBKDF2-params (RFC 8018 appendix A.2). A hostile file could ask for hours.
 */
export function countRounds(node: forge.asn1.Asn1, depth = 0): number {
  if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
  const children = childrenOf(node);
  return children.reduce((sum, child, index) => {
    const salted =
      isType(children[index - 1], forge.asn1.Type.OCTETSTRING) && isType(child, forge.asn1.Type.INTEGER);
    return sum + (salted ? unsigned(String(child.value)) : countRounds(child, depth + 1));
  }, 0);
}

/** Content infos carry their content as DER inside an OCTET STRING. */
function childrenOf(node: forge.asn1.Asn1): forge.asn1.Asn1[] {
  if (Array.isArray(node.value)) return node.value;
  if (!isType(node, forge.asn1.Type.OCTETSTRING) || node.value.length < 16) return [];
  try {
    return [forge.asn1.fromDer(node.value)];
  } catch {
    return [];
  }
}

function isType(node: forge.asn1.Asn1 | undefined, type: forge.asn1.Type): boolean {
  return node?.type === type && node.tagClass === forge.asn1.Class.UNIVERSAL;
}

function unsigned(bytes: string): number {
  return Array.from(bytes).reduce((value, byte) => value * 256 + byte.charCodeAt(0), 0);
}
