/** A piece of a text that must not leave: from `start` to before `end`, found by the rule of this name. */
export interface Find {
  start: number;
  end: number;
  name: string;
}

/** Finds in a shown text. `before` stands before it, e.g. the key of a JSON value. */
export type Finder = (shown: string, before: string) => Find[];
