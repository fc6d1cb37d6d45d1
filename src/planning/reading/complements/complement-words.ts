/**
 * The words that introduce the clauses of a sentence that are texts, by language; folded. Words that mean the same in
 * all languages are found by their English verbs and nouns.
 */
type ByLanguage = Readonly<Record<string, RegExp>>;

/** English verbs whose object is what is said or written. */
export const INFORMING: ReadonlySet<string> = new Set(
  "tell say inform notify message text email write write-to answer reply respond send note post publish announce warn alert remind log record broadcast transmit".split(
    " ",
  ),
);

/** Those of them whose direct object is a person: in "text the skipper that …", "that" does not describe a thing. */
export const ADDRESSING = /^(tell|inform|notify|message|text|warn|alert|remind|answer|reply|respond)$/;

/** English verbs for making a record that contains a text. */
export const RECORDING: ReadonlySet<string> = new Set(
  "add create make set write leave put send post schedule enter log record insert save give assign".split(
    " ",
  ),
);

/** English nouns for what contains a text. */
export const WRITTEN =
  /^(note|message|email|e-mail|mail|sms|text|comment|memo|post|reply|answer|line|reminder)$/;

/** English nouns for what contains something to be done. */
export const TO_DO = /^(task|todo|to-do|reminder|list|note|memo|agenda)$/;

/** Conjunctions before what is said. */
export const THAT: ByLanguage = {
  en: /^that$/,
  cs: /^ze$/,
  de: /^dass$/,
  pl: /^ze$/,
  es: /^que$/,
  fr: /^(que|qu)$/,
};

/** Words before the infinitive of what is to be done. Czech has none. */
export const TO: ByLanguage = {
  en: /^to$/,
  pl: /^(zeby|aby)$/,
  es: /^(que|de)$/,
  fr: /^(de|d)$/,
};

/** Languages in which the infinitive also follows without such a word. */
export const BARE_INFINITIVE = /^(cs|pl|es)$/;

/** Conjunctions with their subject, which stay in the text: "připomeň mi, abych …". */
export const SO_THAT_I: ByLanguage = {
  cs: /^(abych|abychom)$/,
  pl: /^(zebym|zebysmy|abym|abysmy)$/,
};

/** Pronouns that start what is said without a conjunction: "tell Ann we sail at nine". */
export const SPEAKERS: ByLanguage = {
  en: /^(i|im|ive|we|weve|he|hes|she|shes|they|theyre|theyve|it|its|there|theres)$/,
  de: /^(ich|wir|er|sie|es)$/,
};

/** Words that start a clause after the English "that", unlike the verb of a relative clause. */
export const CLAUSE_STARTS =
  /^(i|im|ive|we|weve|you|youre|he|hes|she|shes|they|theyre|it|its|there|theres|this|these|the|an?|my|our|your|his|her|their|all|every|everything|everyone|nobody|nothing|no)$/;

/** The one who speaks, as the listener. */
export const ME: ByLanguage = {
  en: /^(me|us)$/,
  cs: /^(mi|mne|nam)$/,
  de: /^(mir|uns|mich)$/,
  pl: /^(mi|mnie|nam)$/,
  es: /^(me|nos)$/,
  fr: /^(me|m|moi|nous)$/,
};

/** Articles before a thing; the dative of German is left out, which is a person. */
export const ARTICLES: ByLanguage = {
  en: /^(the|this|these|those|an?|some)$/,
  de: /^(die|das|ein|eine|einen)$/,
  es: /^(el|la|los|las|un|una)$/,
  fr: /^(le|la|les|l|un|une|ce|cette)$/,
};

/** Verbs of saying after "and": "reply to Ann and say …". */
export const SAY: ByLanguage = {
  en: /^(say|tell)$/,
  cs: /^(rekni|napis|vzkaz)$/,
  de: /^(sag|sage|schreib|schreibe)$/,
  pl: /^(powiedz|napisz)$/,
  es: /^(di|dile|escribe)$/,
  fr: /^(dis|ecris|reponds)$/,
};

/** Starts of a statement of what the speaker has to do; `remind me` may follow it. */
export const DUTIES: ByLanguage = {
  en: /^((i|we) (have|need|ve got|got|want) to|(i|we) (gotta|must|should)|ive got to)$/,
  cs: /^(musim|musime|mam|mame|potrebuji|potrebuju|potrebujeme)$/,
  de: /^(ich|wir) (muss|mussen|muessen|soll|sollen)$/,
  pl: /^(musze|musimy|mam|mamy)$/,
  es: /^((tengo|tenemos|hay) que|debo|debemos|necesito|necesitamos)$/,
  fr: /^((je|j) dois|nous devons|il faut|on doit)$/,
};

/** Words with which a condition starts that is not part of the text. */
export const CONDITIONS: ByLanguage = {
  en: /^(if|unless|when|whenever|once)$/,
  cs: /^(kdyz|kdyby|pokud|jestli|jestlize|jakmile|az)$/,
  de: /^(wenn|falls|sobald|sofern)$/,
  pl: /^(jesli|jezeli|gdy|gdyby|kiedy)$/,
  es: /^(si|cuando)$/,
  fr: /^(si|s|quand|lorsque|lorsqu)$/,
};

/** Words after which a day or time only says what the text is about: "book a berth for Friday". */
export const ABOUT: ByLanguage = {
  en: /^(for|of|from|about|since|until|till|before|after)$/,
  cs: /^(pro|z|ze|od|o|po|pred|do)$/,
  de: /^(fur|von|vom|uber|seit|bis|vor|nach)$/,
  pl: /^(dla|z|ze|od|do|przed|po)$/,
  es: /^(para|de|del|desde|sobre|hasta)$/,
  fr: /^(de|d|du|des|pour|depuis|jusqu)$/,
};

/** Words that make a period repeat; folded. */
export const EVERY =
  /^(every|each|next|this|kazdy|kazdou|kazde|pristi|jeden|jede|jedes|nachsten|nachste|kazda|cada|todos|todas|los|las|chaque|tous|toutes|les)$/;

/** Infinitives, by language. */
export const INFINITIVES: ByLanguage = {
  cs: /^\p{L}{2,}(t|ct|ci)$/u,
  pl: /^\p{L}{2,}c$/u,
  es: /^\p{L}{1,}[aei]r(me|te|se|nos|l[aeo]s?)*$/u,
  fr: /^\p{L}{2,}(er|ir|re)$/u,
  de: /^\p{L}{2,}(en|ern|eln|tun|sein)$/u,
};
