/** A name as a YAML value: what YAML could take for something else than a text is quoted (YAML 1.2 §7.3.3). */
export function writeName(name: string): string {
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(true|false|null)$/i.test(name) ? name : JSON.stringify(name);
}
