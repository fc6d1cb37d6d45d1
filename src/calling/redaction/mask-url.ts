export const MASK = "***";

/** A URL for display: without fragment, and with the values of the given query parameters masked. */
export function maskUrl(url: string, sensitiveQuery: readonly string[]): string {
  const [base = "", query] = url.replace(/#.*$/s, "").split(/\?(.*)/s);
  if (query === undefined) return base;
  const names = new Set(sensitiveQuery);
  const pairs = query.split("&").map((pair) => {
    const name = pair.split("=", 1)[0] ?? "";
    return names.has(decodeName(name)) ? `${name}=${MASK}` : pair;
  });
  return `${base}?${pairs.join("&")}`;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
