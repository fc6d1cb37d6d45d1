import type { Preset, ResolvedPreset } from "./preset.ts";
import { PRESETS } from "./providers.data.ts";

type Variables = Readonly<Record<string, string>>;

/** A variable is one label of a host, so that a filled host stays below the provider's domain. */
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

const SERVERS = PRESETS.flatMap((preset) =>
  preset.hosts.map((host) => ({ preset, pattern: toPattern(host) })),
);
const ENDPOINTS = PRESETS.map((preset) => ({
  preset,
  pattern: toPattern(hostOf(preset.authorization_url)),
}));

/** The preset of the server that a document names; null if the server is unknown, has a port or is not `https`. */
export function findPresetOfServer(serverUrl: string): ResolvedPreset | null {
  const host = httpsHost(serverUrl);
  if (host === null) return null;
  for (const { preset, pattern } of SERVERS) {
    const variables = matchHost(pattern, host);
    const found = variables && resolvePreset(preset.id, variables);
    if (found) return found;
  }
  return null;
}

/**
 * The preset that both endpoints belong to: the host of the authorization URL is the preset's, and the token
 * URL is on one of the provider's domains, for the same customer. Null if there is none.
 */
export function findPresetOfEndpoints(authorizationUrl: string, tokenUrl: string): ResolvedPreset | null {
  const [authorization, token] = [httpsHost(authorizationUrl), httpsHost(tokenUrl)];
  if (authorization === null || token === null) return null;
  for (const { preset, pattern } of ENDPOINTS) {
    const variables = matchHost(pattern, authorization);
    const found = variables && resolvePreset(preset.id, variables);
    if (!found) continue;
    const isOwn =
      Object.keys(variables).length > 0 ? token === hostOf(found.token_url) : isBelow(token, preset.domains);
    if (isOwn) return found;
  }
  return null;
}

/** Null if there is no such preset, or a variable is missing or not a label. */
export function resolvePreset(id: string, variables: Variables): ResolvedPreset | null {
  const preset = PRESETS.find((one) => one.id === id);
  if (preset === undefined) return null;
  const names = variablesOf(preset);
  const isFilled = names.every((name) => new RegExp(`^${LABEL}$`).test(variables[name] ?? ""));
  if (!isFilled) return null;
  const used = Object.fromEntries(names.map((name) => [name, variables[name] ?? ""]));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => used[name] ?? "");
  return {
    ...preset,
    authorization_url: fill(preset.authorization_url),
    token_url: fill(preset.token_url),
    ...(preset.revocation_url !== undefined && { revocation_url: fill(preset.revocation_url) }),
    ...(preset.userinfo_url !== undefined && { userinfo_url: fill(preset.userinfo_url) }),
    ...(preset.device_url !== undefined && { device_url: fill(preset.device_url) }),
    variables: used,
  };
}

/** The names of the variables in the preset's endpoints. */
export function variablesOf({ authorization_url, token_url }: Preset): string[] {
  const names = [...`${authorization_url} ${token_url}`.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)];
}

export function isBelow(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

function toPattern(host: string): RegExp {
  const source = host
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? `(?<${part.slice(1, -1)}>${LABEL})` : part.replaceAll(".", "\\.")))
    .join("");
  return new RegExp(`^${source}$`);
}

/** The values of the pattern's variables; null if the host does not match. */
function matchHost(pattern: RegExp, host: string): Variables | null {
  const match = pattern.exec(host);
  return match && { ...match.groups };
}

function hostOf(url: string): string {
  return /^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? "";
}

function httpsHost(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === "https:" && url.port === "" && url.username === "" ? url.hostname : null;
}
