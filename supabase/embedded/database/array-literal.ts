/** An array literal of Postgres (PostgreSQL documentation, "Array Value Input"). */
export function toArrayLiteral(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (value === null || value === undefined) return "NULL";
    if (Array.isArray(value)) return toArrayLiteral(value);
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  });
  return `{${items.join(",")}}`;
}
