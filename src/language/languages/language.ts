/**
 * The words of a language for reading requests. All words are folded (lowercase, no diacritics:
 * `foldText`) and separated by spaces; phrases are one per line. A form may be in several lists; the
 * context decides.
 */
export interface Language {
  code: string;
  /**
   * Words without their own meaning: articles, prepositions, conjunctions, pronouns, auxiliary verbs,
   * particles.
   */
  functionWords: string;
  /** Courtesies, forms of address and fillers: please, thanks, hello, just, quickly, asap, "assistant". */
  courtesy: string;
  /**
   * Phrases after which a verb is a request: "could you", "i would like to", "i need you to", "please".
   */
  requestFrames: string;
  /**
   * Phrases that ask how or whether to do something: "how do i", "should i", "can i", "what happens if i",
   * "is it possible to".
   */
  adviceFrames: string;
  /**
   * Negations: "not", "never", "do not", "no need to", "never mind", "instead of", "without", "stop short
   * of".
   */
  negations: string;
  /** Prefix that negates a verb; absent when the language has none. */
  negatedVerbPrefix?: string;
  /** Words that start questions for information: who, what, which, when, where, why, how many. */
  questionWords: string;
  /**
   * Verb forms that start yes/no questions: is, are, was, did, has; empty where word order does not
   * change.
   */
  questionVerbs: string;
  /**
   * Words for conditions and delays: if, unless, when (as a conjunction), once, in case, as soon as,
   * later, not yet.
   */
  conditions: string;
  /**
   * Adverbs of time and repetition and references to known data, which add nothing to a request: "still",
   * "once more", "from the context". A longer condition at the same place wins ("siempre que").
   */
  adverbs: string;
  /**
   * Verbs and phrases for reported speech: said, told me, asked, claims, wants to know whether, according
   * to.
   */
  reporting: string;
  /**
   * Auxiliaries and words for the past or the passive: was, were, has been, did, had, already,
   * yesterday's.
   */
  past: string;
  /**
   * Requests for information without an operation's verb: "show me", "give me", "tell me", "list", "what
   * about", "i want to see".
   */
  showing: string;
  /** Words for all: all, every, each. */
  all: string;
  /** Words that refer to something known: this, that, it, its, these, here, mine. */
  pointing: string;
  /** January … December: twelve lines with the forms and abbreviations of each month (all cases). */
  months: string;
  /** Monday … Sunday: seven lines of forms and abbreviations (all cases). */
  weekdays: string;
  /**
   * Dates and spans relative to now, one `meaning: forms` per line. Meanings: `day+N`/`day-N` (today is
   * day+0), `week+N`, `month+N`, `year+N` (this week is week+0), `now`, `morning`, `noon`, `afternoon`,
   * `evening`, `night`, `midnight`, `next` and `last` (before a unit or weekday), `this`, `ago` ("3 days
   * ago"; in other languages the word before or after), `in` ("in 3 days"), `since`, `until`, `before`,
   * `after`, `between`, `from`, `to` (of ranges), `half` and `quarter` of clock times, `oclock`.
   */
  times: string;
  /** Units of duration, one `unit: forms` per line: second, minute, hour, day, week, month, year, night. */
  durations: string;
  /**
   * Number words, one `value: forms` per line (0–20, tens, 100, 1000, 1000000, 0.5 for half, 12 for a dozen);
   * ordinals as `#1: first …` up to `#10` and `#-1: last …`.
   */
  numbers: string;
  /**
   * Currencies in words, one `ISO code: forms` per line (at least EUR, USD, GBP, CZK, PLN, CHF, JPY, HUF,
   * SEK, NOK, DKK, CNY, INR, CAD, AUD).
   */
  currencies: string;
  /**
   * Yes and no as values, one `true: …` and one `false: …` line: yes, on, enabled, active, with; no, off,
   * disabled, without.
   */
  booleans: string;
  /**
   * Words before a value that determine its role, one `part: words` per line. Parts: `to` (recipient,
   * destination, new value), `from` (origin, start), `in` (place, state), `at` (place, time), `on` (day,
   * object), `for` (beneficiary, duration, purpose), `by` (deadline, agent), `with` (content, companion),
   * `about` (subject), `of` (owner), `as` (role), `named` (name, title: called, titled), `saying` (text:
   * saying, that says), `because` (reason), `over` (greater than), `under` (less than), `most` (at most),
   * `least` (at least), `sorted` (sort by).
   */
  prepositions: string;
  /**
   * Verbs, one `English verb(s) | command forms | other forms` per line. Command forms are listed in full:
   * imperative (familiar, polite, plural), infinitive, and first persons of requests; for separable verbs
   * also the parts ("schliesse … ab" is written `schliesse+ab`). Other forms are prefixes or whole words
   * for any further form: past, participle, passive, present, verbal noun. The English column uses the
   * verbs of `verbs.ts`. `stem/class` stands for the stem with each ending of the class.
   */
  actions: string;
  /** Endings of regular commands, one `class: endings` per line; `-` is no ending. */
  endings?: string;
  /** Pronouns that are written onto a command: "apágalo", "resérvamela"; pairs are listed as well. */
  clitics?: string;
  /** Words that folding makes equal to others, one `word: another word` per line; unfolded: "pořád" is not "poraď". */
  homographs?: string;
  /**
   * Consonants that change before e, i and y, one `changed: original` per line: "bibliotece" is a form of
   * "biblioteka".
   */
  softened?: string;
  /** Whether nouns form compounds, in which the last one is the head. */
  compounds?: boolean;
  /**
   * Nouns and adjectives of business and everyday life, one `English word(s) | prefixes` per line. A
   * prefix may be followed by up to seven letters; a word that must match as a whole ends in `$`.
   */
  words: string;
}
