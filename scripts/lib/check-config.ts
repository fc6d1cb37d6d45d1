import { readFileSync } from "node:fs";

/**
 * Faults of supabase/config.toml for a hosted project: settings for development that break sign-in there.
 *
 * @param environment environment of the CLI, which replaces `env(NAME)` by its variables
 */
export function checkConfig(path: string, environment: Record<string, string | undefined>): string[] {
  const [, written = ""] = /^\s*site_url\s*=\s*"([^"]*)"/m.exec(readFileSync(path, "utf8")) ?? [];
  const [, name] = /^env\((\w+)\)$/.exec(written) ?? [];
  const siteUrl = name === undefined ? written : (environment[name]?.trim() ?? "");
  const where = name === undefined ? `${path}: [auth] site_url` : name;
  if (!/^https?:\/\//.test(siteUrl) || !URL.canParse(siteUrl)) {
    return [`${where} must be the address of the web UI, https://…: links in e-mails begin with it.`];
  }
  if (!isLoopback(siteUrl)) return [];
  return [
    `${where} is ${siteUrl}, so links in e-mails would lead to a development machine. Set it to the address of the web UI before --config.`,
  ];
}

function isLoopback(url: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname);
}
