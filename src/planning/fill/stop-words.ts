/** Words that are never a value of their own (English, Czech, German, Spanish). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those my your our their his her its me i you we they it he she who whom which what when where why how
  is are was were be been being am do does did have has had can could will would should shall may might must let's please thanks
  of in on at by for from to with without within into onto about as than then and or but if so not no nor only just also all any
  some each every both either there here now up out off over under again further more most other such same own too very
  show tell give get find list fetch retrieve search look see want need like help make set use using used check provide
  start stop open close play run order book buy create add delete remove update change send new one ones something anything everything current currently latest last next first
  called named titled information info details detail data result results thing things way time today tonight tomorrow yesterday
  i'm im i'd i'll hi hello hey sure ok okay yes
  v ve na do z ze s se k ke o u od po pro je jsou mi mě prosím který která jaký jaká najdi ukaž chci a i nebo
  der die das den dem ein eine einen mit von zu nach bei für und oder ist sind mir bitte ich
  el la los las un una de del con por para y o es son qué que cuál en`.split(/\s+/),
);

export const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(
  `in at near around from to for within of visiting visit v ve do z ze u na pro nach aus bei von en em à dans de desde hasta para`.split(
    " ",
  ),
);

/** Words before a value that tell where something begins or ends. */
export const ORIGIN_PREPOSITIONS: ReadonlySet<string> = new Set(
  "from since leaving departing z ze od von ab desde".split(" "),
);
export const TARGET_PREPOSITIONS: ReadonlySet<string> = new Set(
  "to into until till towards do na nach zu bis hasta".split(" "),
);

const ORIGIN_WORDS = new Set(
  "from origin source start begin beginning departure since after base".split(" "),
);
const TARGET_WORDS = new Set("to destination target end until arrival return before".split(" "));

/** Whether a slot is the beginning or the end of something: `from_currency`, `end_date`, `departure_location`. */
export function roleOf(words: readonly string[]): "origin" | "target" | undefined {
  if (words.some((word) => ORIGIN_WORDS.has(word))) return "origin";
  return words.some((word) => TARGET_WORDS.has(word)) ? "target" : undefined;
}

/** Whether a preposition speaks against the role. */
export function contradictsRole(role: "origin" | "target" | undefined, preposition: string): boolean {
  if (role === "origin") return TARGET_PREPOSITIONS.has(preposition);
  return role === "target" && ORIGIN_PREPOSITIONS.has(preposition);
}
