/** The known fields of a query string, as texts; other fields are dropped. */
export function readSearch<const Key extends string>(
  search: Record<string, unknown>,
  keys: readonly Key[],
): { [K in Key]?: string } {
  const known: { [K in Key]?: string } = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === "string" && value !== "") known[key] = value;
  }
  return known;
}
