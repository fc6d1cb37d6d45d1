/** Standard Webhooks 1.0.0, "Verifying webhook authenticity"; runs on Node 20 unchanged. */
export const VERIFY_CODE = `import { createHmac, timingSafeEqual } from "node:crypto";

/** headers: of the request, in lower case; body: the bytes as they came, not parsed. */
export function isFromToolgate(headers, body, secret) {
  const { "webhook-id": id, "webhook-timestamp": time } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const wanted = createHmac("sha256", key).update(id + "." + time + "." + body).digest();
  return String(headers["webhook-signature"]).split(" ").some((signature) => {
    const [version, value = ""] = signature.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
`;
