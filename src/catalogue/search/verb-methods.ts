import { stemWord } from "../../language/stem-word.ts";

/** The intent of a request, as HTTP methods express it (RFC 9110 §9.3, RFC 5789). */
export type Intent = "read" | "create" | "change" | "remove" | "act" | "work";

const INTENT_METHODS: Record<Intent, readonly string[]> = {
  read: ["GET"],
  create: ["POST", "PUT"],
  change: ["PUT", "PATCH", "POST"],
  remove: ["DELETE"],
  /** Has an effect outside the data: sends, pays, starts. */
  act: ["POST", "PUT", "PATCH"],
  /** Starts a clause but does not determine the method. */
  work: [],
};

const ENGLISH: Record<Intent, string> = {
  read: "find list get show retrieve fetch view see read display look search lookup check access review monitor track browse inspect examine explore identify obtain gather query download locate tell give discover count watch know collect investigate observe pull",
  create: "create add register insert make post upload record log draft new enroll define introduce attach",
  change:
    "update modify change edit adjust rename set replace move revise configure enable disable mark amend correct alter reschedule refine enhance customize switch",
  remove: "delete remove erase drop destroy purge discard clear unfollow unsubscribe uninstall eliminate",
  act: "send submit book schedule place order pay buy purchase start launch initiate begin trigger run execute notify assign invite publish share charge refund open close reserve subscribe apply activate deactivate approve reject cancel deploy restart stop reset upgrade transfer play pause forward reply follow save allocate grant deny block unblock lock unlock archive print extend renew withdraw deposit return ship deliver claim respond conclude end finish complete restore retry merge sync import export enroll",
  work: "analyze evaluate calculate compute estimate generate verify validate compare determine assess predict forecast optimize confirm ensure perform simulate use provide request suggest recommend calibrate refine integrate process convert translate split test scan detect categorize classify summarize prepare arrange",
};

/** Prefixes of (folded) verbs in other languages, which have many inflections. */
const ROOTS: Record<Exclude<Intent, "work">, string> = {
  read: `najdi najit vyhled hledej hledat ukaz zobraz vypis nacti ziskej zjisti stahn precti znajd wyszuk szukaj pokaz wyswietl pobierz sprawdz najst vyhlad stiahn
    finde suche zeig liste hole auflist abruf busca encuentr encontr muestra mostr lista obten consult cherch trouv affich montr recuper obtien gaseste cauta arata afiseaza listeaza
    наиди наити поиск покажи показать выведи получи список узна trova cerca procur`,
  create: `vytvor pridej pridat zaloz zaregistr nahraj uloz utworz dodaj stworz zaloz pridaj erstell anleg hinzufug registrier crea crear anad agreg registr cree creer ajout enregistr creeaza adauga inregistr
    созда добав зарегистр загруз aggiung adicion`,
  change: `zmen uprav aktualiz prejmenuj nastav oprav zmien zaktualiz edytuj popraw ustaw ander aktualisier bearbeit umbenenn setze cambia modific actualiz edita modifi chang met mettre schimba actualizeaza seteaza
    измен обнов переимен исправ установ aggiorn atualiz`,
  remove: `smaz odstran vymaz usun skasuj odstran losch entfern elimin borra quita supprim efface enlev sterge elimina
    удал сотри cancella rimuov exclu`,
  act: `posli poslat posil odesl zasl preposl zaplat uhrad objednej rezervuj spust zrus schval wyslij przeslij zaplac zamow uruchom anuluj odosl send schick verschick bezahl bestell start storn envi enviar manda paga pague pide ejecut
    envoy payer paie command lanc annul trimite plateste comanda porneste отправ пошл вышл оплат заказ запуст отмен invia paga`,
};

const VERBS = new Map<string, Intent>();
for (const [intent, words] of Object.entries(ENGLISH) as [Intent, string][])
  for (const word of words.split(" ")) VERBS.set(stemWord(word), intent);
const ROOT_LIST = (Object.entries(ROOTS) as [Intent, string][]).flatMap(([intent, words]) =>
  words.split(/\s+/).map((root) => [root, intent] as const),
);

/** The intent of a (folded) word in the position of a verb; undefined for unknown verbs. */
export function intentOf(word: string): Intent | undefined {
  return VERBS.get(stemWord(word)) ?? foreignIntentOf(word);
}

/** Like `intentOf` for verbs of other languages, by prefix. */
export function foreignIntentOf(word: string): Intent | undefined {
  if (word.length < 4) return undefined;
  let best: readonly [string, Intent] | undefined;
  for (const entry of ROOT_LIST)
    if (word.startsWith(entry[0]) && entry[0].length > (best?.[0].length ?? 2)) best = entry;
  return best?.[1];
}

/** Uppercase methods that usually express the intent; empty when any may. */
export function methodsOf(intent: Intent | undefined): readonly string[] {
  return intent === undefined ? [] : INTENT_METHODS[intent];
}
