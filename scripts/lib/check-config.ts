import { readFileSync } from "node:fs";

/** Faults of supabase/config.toml for a hosted project: what is right on a development machine breaks sign-in there. */
export function checkConfig(path: string): string[] {
  const [, siteUrl = ""] = /^\s*site_url\s*=\s*"([^"]*)"/m.exec(readFileSync(path, "utf8")) ?? [];
  if (!isLoopback(siteUrl)) return [];
  return [
    `${path}: [auth] site_url is ${siteUrl}, so links in e-mails would lead to a development machine. Set it to the address of the web UI before --config.`,
  ];
}

function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname);
}
