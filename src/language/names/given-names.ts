/**
 * Frequent given names in English, German, Czech, Polish, Spanish and French, folded, without those that are common
 * words or verbs ("mark", "rose", "bill"). They tell that a word in small letters is a person: "invite bob".
 */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `adam adrian agnes agnieszka alan albert alejandro alena ales alex alice alicia alina alison amanda amelie amy ana
  andrea andreas andrew andrzej angela anita anna anne annie antoine antonio arnaud arthur barbara barbora beata ben
  bernd bob bozena brandon brian camille carla carlos carmen caroline catherine cecile charlotte christian christine
  christoph christopher claire claudia craig cristina cyril dagmar daniel daniela danuta dave david
  deborah denise dennis diana diego dieter dirk dominik donna dorota doris dorothy edward elena elisabeth eliska
  elizabeth emil emilia emily emma erik eric ernst eugenia eva ewa fabian felix fernando filip florian francisco
  francois frantisek frederic gabriel gabriela georg george gerard gerhard greg gregor grzegorz guillaume guenther
  hana hanna hannah hans heather heike heinz helen helena helene helga henri hugo ian igor ingrid irena isabel isabelle
  ivan iveta ivo iwona jacek jacob jacques jakub jana jane janina jarek jaroslav jason javier jeff jennifer jens
  jeremy jerzy jessica jindrich jiri joan joanna joe johan johannes john jonas jorge josef josefa joseph juan juergen
  julia julian julie justin karel karin karl karolina katarzyna katerina katharina kathleen kathy katja keith kenneth
  kevin klara klaus krystyna krzysztof ladislav larry laura lauren laurent lena leonie leos libor lisa lubos
  lucas lucia lucie luis lukas lukasz maciej magda magdalena malgorzata manfred manuel marcin marcel marek margaret
  maria marian marie mario marketa marta martin martina mathieu matthew matthias megan melanie michael michal
  michel michele miguel mike milos miroslav monica monika nadia natalia natalie nathalie nicholas nicolas nicole
  nina norbert oliver olivier olga ondrej oscar otto pablo pamela patricia patrick patrik paul paula pavel pavla pawel
  pedro peter petr petra philip philippe pierre piotr radek rachel rafael ralf rebecca renata richard rita robert
  roberto roman ronald rudolf ruth ryan sabine samantha samuel sandra sara sarah scott sebastian sergio sharon
  silvia simon sofia sonia sophie stanislav stefan stefanie stephanie stephen steve steven susan susanne sven sylvie
  szymon tamara tanja tereza teresa theresa thierry thomas tim tomas tomasz tom tony ulrich ursula valerie vaclav vanessa
  vera veronika victor vincent virginie vladimir vojtech walter werner wiktor wolfgang xavier yves yvonne zbigniew zdenek
  zofia zuzana
  alex andy becky beth bobby charlie chris danny eddie fred freddie gary geoff harry jamie jenny jerry jess jim jimmy
  joey johnny josh kate katie liz lucy luke maggie molly nick nora pete phil rick rob robbie sally steph stuart terry
  toby vicky zoe honza jirka ondra lenka katka hanka jitka kasia gosia tomek bartek ania basia maciek pepe paco juanma
  chloe manon hugues uwe jochen sabrina lara`.split(/\s+/),
);

/** Whether a folded word is a frequent given name. */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(word);
}

/** The given name of an English possessive that is written without an apostrophe: "leos" is Leo's. Null for others. */
export function possessorOf(text: string): string | null {
  const name = text.slice(0, -1);
  const isPossessive =
    text.endsWith("s") && isGivenName(name.toLowerCase()) && !isGivenName(text.toLowerCase());
  return isPossessive ? name : null;
}
