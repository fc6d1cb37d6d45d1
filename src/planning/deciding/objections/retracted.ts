import { foldText } from "../../../language/split-words.ts";
import { AND, OR } from "../../aligning/filling/exclude-proposals.ts";
import { type Request, range } from "../../aligning/request-words.ts";
import { STRONG_MATCH } from "../../aligning/verb-agreement.ts";
import type { Value } from "../../reading/value.ts";
import type { Ranked } from "../score.ts";
import { HAVE } from "./values/stray-numbers.ts";

/** Verbs of speaking that follow what was said, folded: "…, he yelled", "…, napisał klient", "…, steht im Brief". */
const QUOTED_AFTER =
  /[,–—-]\s+(tak |so |asi |ainsi )?(napisal[aio]?|powiedzial[aio]?|krzyczal[aio]?|brzmi|rekl[aio]?|napsal[aio]?|krical[aio]?|sagte|schrieb|rief|steht|dijo|escribio|grito|dice|a (dit|ecrit|crie)|(dit|ecrit)[- ](il|elle|on)|c['’]est ecrit|(he|she|they|it) (said|says|wrote|yelled|shouted))(?!\p{L})/u;
/** Remarks that take back what was said, folded: a joke, an example, a report of the past, thanks. */
const TAKEN_BACK =
  /(^|[^\p{L}])((es|era)( solo)?( una?)? (broma|ejemplo|titulo)|c['’ ]est( juste)?( une?| le)? (blague|exemple|titre)|(that|this|it) (was|is)( just| only)? an? (example|joke)|(just|only) (kidding|joking)|(to|to byl|to je)( jen| tylko| jenom)? (priklad|przyklad|vtip|zart)|das war( nur)? ein (beispiel|scherz|witz)|nur ein (beispiel|scherz|witz)|zum beispiel|for example|por ejemplo|par exemple|na przyklad|naprzyklad|napriklad|z\. ?b\.|e\. ?g\.|fyi)(?!\p{L})/u;
const REMARKS =
  /,\s+((i|we) (was|were) (just )?(going|about) to (say|write|ask|suggest)|(wollte|hatte) ich (gerade )?(sagen|schreiben|gesagt)|chtel[ai]? jsem (rict|napsat|navrhnout)|chcial[ae]m (powiedziec|napisac)|iba a (decir|escribir)|j['’]allais (dire|ecrire)|that['’]?s? (was|is) (yesterday|the idea|what)|that['’]s what|that was|(they|he|she) told me|das war gestern|das habe ich|das ware|to bylo (vcera|wczoraj)|rikali|mowili|eso fue|me dijeron|c['’ ]etait hier|on m['’]a dit|or at least)(?!\p{L})/u;
/**
 * A demonstrative clause at the end, which takes the command back, reports it or judges it: "…, this was a slip", "… –
 * das war ein Versehen". "…, that's all" and "…, this is urgent" only stress it.
 */
const DEMONSTRATIVE =
  /([,;:.–—]|\s-)\s+(but |and |aber |und |ale |a |pero |y |mais |et )?((this|that|these|those|which) (is|was|were|has|had|did|happened|came|went|seems?|looks?|would|will|took)|(this|that)['’ ]s|das (ist|war|hat|ware?|waere|wird|passierte|geschah|kam)|to (je|byl[aoy]?|jest|bylo|bylby|sie|se|uz|juz)|(eso|esto|aquello) (es|fue|era|ha|paso|seria)|c['’ ](est|etait)|(ca|cela) (a|est|etait|s))(?!\p{L})/u;
const STRESSING =
  /^\W*((all|it|everything|fine|ok|okay|great|good|nice|enough|urgent|important|critical|necessary|correct|right|(be )?(great|nice|perfect|lovely|all|it)|alles|dringend|eilig|wichtig|notig|nett|super|toll|gut|vse|vsechno|nalehave|dulezite|nutne|fajn|prima|skvele|wszystko|pilne|wazne|super|todo|urgente|importante|genial|tout|urgent|important|parfait|very|really|sehr|wirklich|velmi|opravdu|bardzo|naprawde|muy|tres|s)\W*)+$/u;

const PRESENT = /(is|are|['’ ]s|ist|je|jest|es|est)$/;
/** A noun or an adjective: "…, this is spam", "…, c'est un doublon". */
const QUALITY = /^\W*((an?|eine?|une?|du|de la|z?) )?(?<noun>\p{L}+)\W*$/u;
const UNDOING =
  /^(done|over|finished|settled|wrong|false|fine|waste|mistake|error|joke|test|example|lie|quote|rumou?r|question|erledigt|fertig|vorbei|falsch|fehler|versehen|irrtum|verschwendung|frage|test|hotov[oey]|spatne|chyba|omyl|vtip|zrobione|gotowe|blad|pomylka|zart|hecho|mal|error|broma|mentira|fait|fini|faux|erreur|blague)$/;

/** Whether a demonstrative clause only stresses the command or gives its reason in a word. */
function isReason(subject: string, rest: string): boolean {
  const noun = QUALITY.exec(rest)?.groups?.["noun"];
  const isQuality = PRESENT.test(subject) && noun !== undefined && !UNDOING.test(noun);
  return STRESSING.test(rest) || isQuality;
}

/** Doubt at the end, folded: "…, I'm not sure", "… or something". */
const UNSURE =
  /(^|[^\p{L}])(i (don['’]?t|do not) (know|remember|recall)|i can['’]?t (remember|recall)|i forgot|(i['’]m )?not (so |quite |really )?sure|or something|or (is|was) it( \S{1,20})?|nevim( jiste)?|nepamatuj[iu] si( to)?|nejsem si jist[ya]?|nebo co|(ich )?weiss (ich )?(es )?nicht( mehr)?( genau)?|bin (ich )?(mir )?nicht (ganz )?sicher|oder so( was)?|nie (wiem|pamietam)|nie jestem pew(ien|na)|czy cos|no (lo )?(se|recuerdo)|no estoy segur[oa]|o algo( asi)?|je (ne )?(sais|me souviens) (pas|plus)|je (ne )?suis pas sure?|ou quelque chose)\W{0,8}$/u;
/** Headings of lists of things to do, folded: "To do: delete server 31". */
const TO_DO =
  /^\W*(still )?(to[ -]?dos?|to be done|backlog|ukoly|k vyreseni|jeste udelat|zbyva udelat|noch zu tun|zu erledigen|aufgaben|offene punkte|do zrobienia|zadania|pendientes?|por hacer|tareas|a faire|reste a faire|taches)( (today|tomorrow|list|dnes|zitra|heute|morgen|dzis|jutro|hoy|manana|aujourd['’]hui|demain))?\s*:/u;
const THANKS =
  /^\W*(gracias por|merci d['’ ]?avoir|danke (furs|fur das|dass)|dekuj(i|eme) za|diky za|dziekuj(e|emy) za|thank(s| you) for)(?!\p{L})/u;
/** A box, a tick, a cross or a struck or quoted line: what is written there is a list or a report. */
const MARKED = /[❌🚫⛔✓✔✅☐☑☒✖✗✘]|^\s*([-*]\s*)?\[[ xX]?\]|~~|^\s*(>|\/\/|\/\*|<!--)/u;
/** Results at the end, folded: "delete server 31 aborted", "… → done". */
const RESULTS =
  /^(done|aborted|cancelled|canceled|failed|pending|completed|finished|succeeded|hotovo|erledigt|fertig|fehlgeschlagen|fait|termine|hecho|listo|zrobione|gotowe)$/;

/** Remarks after a colon, a dash or a full stop at the end that put the command off, folded: "publish it: not yet". */
const NOT_YET =
  /(:|\s[-–—]|[.;])\s+((maybe |ale |aber |but |mais |pero )?(no|nope|not yet|not now|not today|not anymore|never mind|later|another time|too (early|soon|late)|premature|on hold|already done|ne|jeste ne|zatim ne|ted ne|az pozdeji|pozdeji|prilis brzy|moc brzy|uz hotovo|nein|noch nicht|nicht jetzt|spater|zu fruh|schon erledigt|nie|jeszcze nie|na razie nie|nie teraz|pozniej|za wczesnie|juz zrobione|todavia no|aun no|ahora no|mas tarde|demasiado pronto|ya hecho|non|pas encore|pas maintenant|plus tard|trop tot|deja fait))\W*$/u;

/** What takes a command back at the end, with or without a comma before it; folded. */
const RETRACTING =
  /(^|[^\p{L}])(i(['’]ll)? take (that|it) back|ich nehme (das|es) zuruck|beru to zpet|cofam to|lo retiro|je (retire|me retracte)( ca)?|(wait |oh |or |no )*(actually|rather) (no|not|don['’]? ?t)|(wait no|no wait)|never ?mind( that| it)?|(cancel|scrap|forget|ignore|skip|drop|undo) (that|it|this|about it)|not now|(radsi|vlastne) ne|(zapomen|zrus|nech) (na )?to( byt)?|(doch|lieber) nicht|(vergiss|lass) (es|das)( sein)?|(jednak|lepiej) nie|(zapomnij|anuluj)( o tym| to)?|mejor no|olvid[ae]lo|dejalo|(finalement|plutot) (non|pas)|laisse tomber|oublie( ca)?)\W*$/u;
/** What makes a command needless or doubtful behind a comma: "…, I already did", "…, shall we", "…, I mean …". */
const NEEDLESS =
  /[,.;]\s+((oh|wait|no|or|but) )*((i|we)( have|['’]ve)? (already|just)( \p{L}+){0,3}|(i|we) (have|found|saw|got|did|read|own) (it|some|one|them|that|those|enough)( \p{L}+){0,2}|it (was|is|has been) (done )?already( done)?|(did|do|have|shall|should|must|may) (i|we)( \p{L}+){0,5}|(i mean(t)?|that is|ich meine?|das heisst|sprich|to znaczy|to jest|znaczy|to znamena|teda|tedy|myslim|chci rict|(quiero|quise) decir|es decir|o sea|digo|je veux dire|c['’ ]est[- ]a[- ]dire|enfin)(,? [\p{L}\p{N}'’@.-]+){0,6})\W*$/u;

/** Remarks at the end that mean the opposite of what was said, folded: "…, sonst noch was?", "…, fat chance". */
const IRONY =
  /[,.;!?–—-]\s+(and |und |a |i |y |et )?(as if|yeah,? right|dream on|fat chance|in your dreams|over my dead body|sonst noch was|von wegen|das (war|ware) ja noch schoner|traum weiter|nur uber meine leiche|to urcite|jeste neco|leda ve snu|ani nahodou|jeszcze czego|akurat|po moim trupie|[¿¡]?(y )?que mas|[¿¡]?ni en suenos|no faltaba mas|(et )?puis quoi encore|ben voyons|tu reves|dans tes reves)\W*$/u;

/** The same at the start: "Yeah right, …", and in a reason: "…, because that obviously helps". */
const IRONIC =
  /^\W*(yeah,? right|oh,? sure|(na )?klar doch|von wegen|jo,? jasne|no jasne|akurat|ben voyons|mais oui bien sur|si,? claro)(?!\p{L})|[,;]\s+(because|weil|denn|protoze|jelikoz|bo|poniewaz|porque|parce qu[e'’])[^,;:]*[^\p{L}](obviously|of course|naturally|naturlich|selbstverstandlich|samozrejme|oczywiscie|obviamente|por supuesto|evidemment|bien sur)(?!\p{L})|[^\p{L}]((will|would|is going to) be (so |just |absolutely |really )?(thrilled|delighted|ecstatic|overjoyed|over the moon)|wird (sicher |bestimmt )?(entzuckt|hingerissen|begeistert) sein|(urcite )?(bude|budou) nadsen\p{L}{0,3}|(na pewno )?bed(zie|a) zachwyc\p{L}{1,6}|(estara|estaran|va a estar) encantad[oa]s?|(sera|seront) ravie?s?)\W*$/u;

/** The request without the texts that it sends, folded. */
function withoutTexts({ reading: { text, values } }: Request): string {
  let rest = text;
  for (const { kind, start, end } of values)
    if (/^(text|quoted)$/.test(kind)) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return foldText(rest);
}

/** A text after a colon, which may say anything. */
function isStatedText({ kind, complement }: Value): boolean {
  return kind === "text" && complement === undefined;
}

/** Whether the request reports a quoted command: "“Close the lock,” the keeper mumbled". */
function isQuotedInReport({ words, action, reading: { lexicon } }: Request): boolean {
  const isQuoted = (i: number) => (words[i]?.token.quote ?? -1) >= 0;
  const isReport = ({ token, isContent, clause, index }: Request["words"][number]) =>
    token.quote < 0 && isContent && !lexicon.courtesy.has(token.word) && !clause.frame.has(index);
  return isQuoted(0) && (action?.tokens.every(isQuoted) ?? true) && words.some(isReport);
}

/** Whether the request reports, quotes or takes back the command that it contains. */
export function isTakenBack(request: Request, { filling }: Ranked): boolean {
  const said = withoutTexts(request);
  if (
    [QUOTED_AFTER, TAKEN_BACK, REMARKS, UNSURE, TO_DO, THANKS, MARKED, IRONY, IRONIC].some((words) =>
      words.test(said),
    )
  )
    return true;
  if (isQuotedInReport(request)) return true;
  const remark = DEMONSTRATIVE.exec(said);
  const { words, action, reading } = request;
  if (remark !== null && !isReason(remark[0], said.slice(remark.index + remark[0].length))) return true;
  const whole = foldText(reading.text);
  if (NOT_YET.test(whole) || NEEDLESS.test(said)) return true;
  // "the berth is free again, cancel it": there, it is the command itself.
  const retracting = RETRACTING.exec(whole);
  const isQuoted = (words.at(-1)?.token.quote ?? -1) >= 0 || reading.values.some(isStatedText);
  const start = words[action?.tokens[0] ?? 0]?.token.start ?? 0;
  if (retracting !== null && !isQuoted && start < retracting.index) return true;
  const last = words.at(-1);
  const before = words.at(-2)?.token.word ?? "";
  return (
    last !== undefined &&
    last.token.quote < 0 &&
    RESULTS.test(last.token.word) &&
    !action?.tokens.includes(last.index) &&
    !filling.filled.some(({ tokens }) => tokens.includes(last.index)) &&
    // "mark it as done"
    !reading.lexicon.prepositions.get(before)?.some((part) => part === "as" || part === "to")
  );
}

const SOME =
  /^(some|enough|plenty|lots|of|the|a|an|our|etwas|genug|noch|jeste|dost|jeszcze|du|de|la|el|encore)$/;
/** Verbs for getting something that may be there already. */
const GETTING: ReadonlySet<string> = new Set("add put buy order get purchase".split(" "));

/** "add tar to the list, we have tar": what is asked for is there. */
export function isHadAlready({ words, action }: Request, { filling }: Ranked): boolean {
  const [verb] = action?.tokens ?? [];
  if (verb === undefined || !action?.verbs.some((each) => GETTING.has(each))) return false;
  const wanted = filling.filled.flatMap(({ tokens, value }) =>
    typeof value === "string" ? tokens.map((i) => words[i]?.token.word) : [],
  );
  return words.some(({ token, index, isContent }) => {
    if (!isContent || token.quote >= 0 || !wanted.includes(token.word)) return false;
    const said = words.slice(Math.max(verb + 1, index - 5), index).map((word) => word.token.word);
    while (SOME.test(said.at(-1) ?? "")) said.pop();
    return HAVE.test(said.join(" "));
  });
}

/** Words of doubt, folded; "asi" is Czech. */
const DOUBTS: Readonly<Record<string, RegExp>> = {
  en: /^(maybe|perhaps|possibly|probably)$/,
  cs: /^(asi|snad|mozna|pravdepodobne|eventualne)$/,
  de: /^(vielleicht|moglicherweise|moeglicherweise|eventuell|evtl|wahrscheinlich|womoglich)$/,
  pl: /^(chyba|raczej|moze|byc moze|prawdopodobnie|ewentualnie)$/,
  es: /^(quiza|quizas|acaso|probablemente|posiblemente)$/,
  fr: /^(peut etre|probablement|eventuellement)$/,
};

/** "maybe block card 7", "delete it, perhaps". */
export function isDoubtful({ words, reading }: Request, { filling }: Ranked): boolean {
  const doubts = DOUBTS[reading.lexicon.code];
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  return words.some(
    ({ token, index }) =>
      token.quote < 0 &&
      !used.has(index) &&
      (doubts?.test(token.word) === true ||
        doubts?.test(`${token.word} ${words[index + 1]?.token.word}`) === true),
  );
}

/** Particles that set a flag, by language, folded. */
const ON: Readonly<Record<string, RegExp>> = { en: /^on$/, de: /^(an|ein)$/ };
const OFF: Readonly<Record<string, RegExp>> = { en: /^off$/, de: /^(aus|ab)$/ };

/**
 * Whether the request switches one thing on and another one off, of which one command says only one: "turn the lights
 * on and the camera off".
 */
export function isOnAndOff({ words, reading, action }: Request, { filling }: Ranked): boolean {
  const { code } = reading.lexicon;
  // "turn off the lights on floor 2": before a noun, "on" is a preposition.
  const isParticle = (i: number) =>
    action?.tokens.includes(i) === true || words[i + 1]?.token.gap !== " " || !words[i + 1]?.isContent;
  const says = (particles: RegExp | undefined) =>
    words.some(
      ({ token, index }) =>
        token.quote < 0 && particles?.test(token.word) === true && (code !== "en" || isParticle(index)),
    );
  const flags = filling.filled.filter(
    ({ value, source }) => source === "query" && typeof value === "boolean",
  );
  // "suspend the newsletter of account 12", with a flag for the account and one for its newsletter
  const ofVerb = flags.filter(({ tokens }) => tokens.every((i) => action?.tokens.includes(i)));
  const isMixed = ofVerb.length > 0 && ofVerb.length < flags.length;
  return isMixed || (flags.length > 0 && says(ON[code]) && says(OFF[code]));
}

/**
 * Whether the request leaves a choice or names two things: "approve or reject it", "lock the front door and
 * the back door".
 */
export function isAlternative(
  { words, action, main, match, reading }: Request,
  { profile, filling }: Ranked,
): boolean {
  const { commands, verbsOf, functionWords } = reading.lexicon;
  const at = action?.commanded === true ? (action.tokens[0] ?? -1) : -1;
  const isVerb = (i: number) => {
    const word = words[i]?.token.word ?? "";
    return (
      words[i]?.token.quote === -1 &&
      !functionWords.has(word) &&
      (commands.has(word) || verbsOf(word).length > 0)
    );
  };
  const isOr = (i: number) => OR[reading.lexicon.code]?.test(words[i]?.token.word ?? "") === true;
  // What follows the conjunction is a verb, even if it is unknown: "freeze or thaw sample 7".
  if (at >= 0 && (isOr(at + 1) || words[at + 1]?.token.gap === "/")) return true;
  // "löschen oder pausieren"
  if (at > 0 && isOr(at - 1) && isVerb(at - 2)) return true;
  if (words.some(({ index }) => isOr(index) && /^(other|another)$/.test(words[index + 2]?.token.word ?? "")))
    return true;
  const [name] = profile.owners.keys();
  const own = [...profile.owners.values()].flat();
  const joint = words.findIndex(
    ({ token, index }) =>
      AND[reading.lexicon.code]?.test(token.word) === true &&
      token.quote < 0 &&
      index > main.first &&
      index < main.last,
  );
  const isNoun = (i: number) =>
    words[i]?.token.kind === "word" && own.some((form) => match(i, form) >= STRONG_MATCH);
  const isOfOther = (i: number) =>
    filling.filled.some(({ slot, tokens }) => slot.name !== name && tokens.includes(i));
  const isList = filling.filled.some(({ slot }) => slot.name === name && slot.types.includes("array"));
  return (
    joint > 0 &&
    !isList &&
    range(main.first, joint - 1).some((i) => isNoun(i) && !action?.tokens.includes(i)) &&
    range(joint + 1, Math.min(joint + 4, main.last)).some(
      (i) =>
        isNoun(i) &&
        range(joint + 1, i).every((each) => !/[,;:]/.test(words[each]?.token.gap ?? "")) &&
        // "swap seat 5 and seat 7" with an argument for each
        !isOfOther(i + 1),
    )
  );
}
