/** What a code says about the kind of thing: "vm" of `vm-118` and of `VM_118`; null if its start is no word. */
export function kindOfCode(code: string): string | null {
  return /^(\p{L}{2,12})[-_#]\p{N}/u.exec(code)?.[1]?.toLowerCase() ?? null;
}
