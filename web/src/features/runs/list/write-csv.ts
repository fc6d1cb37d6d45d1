type Cell = string | number | null;

/**
 * Rows as CSV (RFC 4180): CRLF, doubled quotes. A text that a spreadsheet would interpret as a formula
 * gets a leading apostrophe (OWASP, "CSV Injection").
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
