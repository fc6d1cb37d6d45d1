/**
 * Converts a path glob (`*.md`, `src/**\/*.ts`) to an anchored regular expression for Postgres. `*` and
 * `?` stay inside a name, `**` crosses folders; a glob without `/` matches the last name.
 */
export function matchNames(glob: string): string {
  const anywhere = glob.includes("/") ? "" : "(.*/)?";
  const body = glob.replace(/\*\*\/|\*+|\?|[^*?]/gu, (part) => {
    if (part === "**/") return "(.*/)?";
    if (part === "*") return "[^/]*";
    if (part === "?") return "[^/]";
    if (part.startsWith("*")) return ".*";
    return part.replace(/[\\^$.|+()[\]{}]/, "\\$&");
  });
  return `^${anywhere}${body}$`;
}
