import { createBuiltInFinder, RULE_NAMES } from "../scrub/find-built-in.ts";
import { createFindInValue } from "../scrub/find-in-value.ts";
import { classifyHost } from "./classify-host.ts";
import { type LintFind, maskSecret } from "./lint-find.ts";

const SECRETS = new Set(["private_key", "jwt", "api_key", "bearer", "url_login", "secret"]);
const findSecrets = createFinder((name) => SECRETS.has(name));
const findOthers = createFinder((name) => !SECRETS.has(name));
const ADDRESSES = new Set(["ipv4", "ipv6"]);

/**
 * Two separate finders: of overlapping finds only one is kept, and the password in
 * `postgres://me:pw@host.cz` must not be classified as an e-mail address.
 */
function createFinder(wanted: (name: string) => boolean) {
  return createFindInValue([createBuiltInFinder(RULE_NAMES.filter((name) => !wanted(name)))], false);
}

/**
 * Applies the scrubber's rules to a prompt: what would be scrubbed before each request should not be in it
 * at all.
 */
export function findPrivateValues(text: string): LintFind[] {
  return [...findSecrets(text, ""), ...findOthers(text, "")].flatMap(({ start, end, name }): LintFind[] => {
    const value = text.slice(start, end);
    const kind = name.replaceAll("_", " ");
    if (SECRETS.has(name)) {
      const message = `\`${maskSecret(value)}\` is a secret (${kind}): store it as a secret of the tool, and replace it where it was issued.`;
      return [{ rule: "secret", level: "error", start, end, message }];
    }
    if (ADDRESSES.has(name)) {
      const message = `\`${value}\` is the address of one machine: put it into the tool's own configuration.`;
      return [{ rule: "address", level: "error", start, end, message }];
    }
    if (name === "email" && classifyHost(value.slice(value.lastIndexOf("@") + 1)) === "example") return [];
    const message = `\`${maskSecret(value)}\` is personal data (${kind}): let a tool look it up, or write an example such as \`jane@example.com\`.`;
    return [{ rule: "personal-data", level: name === "phone" ? "warning" : "error", start, end, message }];
  });
}
