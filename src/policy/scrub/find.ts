/** A range of a text to replace, from `start` to before `end`, with the name of the rule that matched. */
export interface Find {
  start: number;
  end: number;
  name: string;
}

/** Searches a shown text. `before` precedes it, such as the key of a JSON value. */
export type Finder = (shown: string, before: string) => Find[];
