/** A name as a YAML value, quoted if YAML could interpret it as another type (YAML 1.2 §7.3.3). */
export function writeName(name: string): string {
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(true|false|null)$/i.test(name) ? name : JSON.stringify(name);
}
