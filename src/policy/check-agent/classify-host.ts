/** RFC 2606 and RFC 6761: reserved names for examples. */
const EXAMPLES = /(?:^|\.)(?:example|invalid|test)(?:\.(?:com|net|org|edu))?$/;
const INTERNAL = /^localhost$|\.(?:localhost|local|internal|intranet|private|lan|corp|home|arpa|svc|consul)$/;
const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[[0-9a-f:.]+\]$/;
const ENVIRONMENTS = new Set(["staging", "stage", "uat", "preprod", "qa", "dev", "test", "prod", "sandbox"]);

export type HostKind = "example" | "internal" | "number" | "environment" | "public";

/** Classifies a host name: whether a prompt that contains it still works in another environment. */
export function classifyHost(name: string): HostKind {
  const host = name.toLowerCase().replace(/\.$/, "");
  if (EXAMPLES.test(host)) return "example";
  if (NUMBERS.test(host)) return "number";
  if (INTERNAL.test(host) || !host.includes(".")) return "internal";
  const words = host.split(/[.-]/).map((word) => word.replace(/\d+$/, ""));
  return words.slice(0, -1).some((word) => ENVIRONMENTS.has(word)) ? "environment" : "public";
}
