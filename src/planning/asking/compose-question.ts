import type { JsonObject } from "../../base/json.ts";
import { capitalize, splitWords } from "../../base/text.ts";
import type { Objection } from "../../contract/decision.ts";

const MAX_CHOICES = 5;

const MAX_DESCRIPTION = 90;

const ENGLISH: Phrases = {
  or: "or",
  and: "and",
  what: "what is the {argument}",
  which: "which {argument}: {choices}",
  forTool: 'For "{tool}": {question}?',
  several: "To go on, please tell me: {list}.",
  severalFor: 'To go on with "{tool}", please tell me: {list}.',
  one: 'Do you mean "{tool}"{values}?',
  whichTool: "Which of these do you mean: {list}?",
  nothing: "What exactly should be done?",
  refused: "Nothing was called.",
  notUnderstood: "Not understood: {words}.",
  forbidden: "Nothing was called, because the request says not to do it.",
  notRequested: "Nothing was called, because the request does not ask for it to be done now.",
  severalThings: "The request asks for several things.",
  instead: "What should be done instead?",
};

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: ENGLISH,
  cs: {
    or: "nebo",
    and: "a",
    what: "jakou hodnotu má {argument}",
    which: "{argument}: {choices}",
    forTool: "Pro „{tool}“: {question}?",
    several: "Doplňte prosím: {list}.",
    severalFor: "Pro „{tool}“ doplňte prosím: {list}.",
    one: "Myslíte „{tool}“{values}?",
    whichTool: "Co z toho máte na mysli: {list}?",
    nothing: "Co přesně se má udělat?",
    refused: "Nic se nevolalo.",
    notUnderstood: "Nerozumím: {words}.",
    forbidden: "Nic se nevolalo, protože to požadavek zakazuje.",
    notRequested: "Nic se nevolalo, protože o to požadavek teď nežádá.",
    severalThings: "Požadavek chce několik věcí.",
    instead: "Co se má udělat místo toho?",
  },
  de: {
    or: "oder",
    and: "und",
    what: "welchen Wert hat {argument}",
    which: "{argument}: {choices}",
    forTool: "Für „{tool}“: {question}?",
    several: "Bitte noch angeben: {list}.",
    severalFor: "Für „{tool}“ bitte noch angeben: {list}.",
    one: "Meinen Sie „{tool}“{values}?",
    whichTool: "Was davon meinen Sie: {list}?",
    nothing: "Was genau soll getan werden?",
    refused: "Es wurde nichts aufgerufen.",
    notUnderstood: "Nicht verstanden: {words}.",
    forbidden: "Es wurde nichts aufgerufen, weil die Anfrage es ausschließt.",
    notRequested: "Es wurde nichts aufgerufen, weil die Anfrage das jetzt nicht verlangt.",
    severalThings: "Die Anfrage verlangt mehrere Dinge.",
    instead: "Was soll stattdessen getan werden?",
  },
  pl: {
    or: "czy",
    and: "i",
    what: "jaką wartość ma {argument}",
    which: "{argument}: {choices}",
    forTool: "Dla „{tool}”: {question}?",
    several: "Proszę uzupełnić: {list}.",
    severalFor: "Dla „{tool}” proszę uzupełnić: {list}.",
    one: "Czy chodzi o „{tool}”{values}?",
    whichTool: "O co chodzi: {list}?",
    nothing: "Co dokładnie trzeba zrobić?",
    refused: "Nic nie zostało wywołane.",
    notUnderstood: "Nie rozumiem: {words}.",
    forbidden: "Nic nie zostało wywołane, bo polecenie tego zabrania.",
    notRequested: "Nic nie zostało wywołane, bo polecenie nie żąda tego teraz.",
    severalThings: "Polecenie dotyczy kilku rzeczy.",
    instead: "Co zrobić zamiast tego?",
  },
  es: {
    or: "o",
    and: "y",
    what: "¿qué valor tiene {argument}",
    which: "¿{argument}: {choices}",
    forTool: "Para «{tool}»: {question}?",
    several: "Para continuar, indique: {list}.",
    severalFor: "Para «{tool}», indique: {list}.",
    one: "¿Se refiere a «{tool}»{values}?",
    whichTool: "¿A cuál se refiere: {list}?",
    nothing: "¿Qué hay que hacer exactamente?",
    refused: "No se ha llamado a nada.",
    notUnderstood: "No se ha entendido: {words}.",
    forbidden: "No se ha llamado a nada, porque la petición lo excluye.",
    notRequested: "No se ha llamado a nada, porque la petición no lo pide ahora.",
    severalThings: "La petición pide varias cosas.",
    instead: "¿Qué hay que hacer en su lugar?",
  },
  fr: {
    or: "ou",
    and: "et",
    what: "quelle est la valeur de {argument}",
    which: "{argument} : {choices}",
    forTool: "Pour « {tool} » : {question} ?",
    several: "Pour continuer, précisez : {list}.",
    severalFor: "Pour « {tool} », précisez : {list}.",
    one: "Voulez-vous dire « {tool} »{values} ?",
    whichTool: "Que voulez-vous dire : {list} ?",
    nothing: "Que faut-il faire exactement ?",
    refused: "Rien n'a été appelé.",
    notUnderstood: "Non compris : {words}.",
    forbidden: "Rien n'a été appelé, car la demande l'exclut.",
    notRequested: "Rien n'a été appelé, car la demande ne le demande pas maintenant.",
    severalThings: "La demande porte sur plusieurs choses.",
    instead: "Que faut-il faire à la place ?",
  },
};

const REASONS: Readonly<Record<Objection, string>> = {
  twin: "another operation fits just as well",
  missing: "a required argument is missing",
  leftover: "a part of the request was not understood",
  negated: "the request is negated",
  conditional: "the request depends on a condition or on a later time",
  reported: "the request reports what another person said",
  past: "the request speaks of the past",
  advice: "the request asks how or whether to do it",
  not_commanded: "the request does not ask for this to be done",
  write_for_question: "a question never leads to a write",
  other_action: "the operation does something else than what was asked for",
  several: "the request asks for several things",
};

interface MissingArgument {
  name: string;
  description: string;
  enum?: readonly string[];
}

interface QuestionInput {
  /** The tool in words, e.g. its summary; empty when no tool is chosen. */
  tool: string;
  missing: readonly MissingArgument[];
  /** Names of the possible tools, for a question without missing arguments. */
  candidates: readonly string[];
  /** Arguments of the only candidate, so that a caller who agrees knows to what. */
  values?: JsonObject;
  /** ISO 639-1 code of the request's language; English by default. */
  language?: string;
}

/** The sentences of one language; `{…}` are placeholders. */
interface Phrases {
  or: string;
  and: string;
  what: string;
  which: string;
  forTool: string;
  several: string;
  severalFor: string;
  one: string;
  whichTool: string;
  nothing: string;
  /** After a rejection. */
  refused: string;
  /** Before the question, with the quoted parts. */
  notUnderstood: string;
  /** Reasons before the question. */
  forbidden: string;
  notRequested: string;
  severalThings: string;
  /** After `refused` and `forbidden`. */
  instead: string;
}

/** The question after a user rejected all proposals. */
export function composeRefusal(language: string): string {
  const { refused, instead } = PHRASES[language] ?? ENGLISH;
  return `${refused} ${instead}`;
}

/** The objections to a write that the request mentions and does not ask for. */
const UNREQUESTED: ReadonlySet<Objection> = new Set([
  "conditional",
  "reported",
  "past",
  "advice",
  "write_for_question",
]);

/**
 * The question with the reason why nothing was called, if the request forbids it or does not ask for it. A request that
 * forbids something is asked what to do instead.
 */
export function explainQuestion(
  question: string,
  { objections, forbids, language }: { objections: readonly Objection[]; forbids: boolean; language: string },
): string {
  const phrases = PHRASES[language] ?? ENGLISH;
  if (forbids) return `${phrases.forbidden} ${phrases.instead}`;
  if (objections.some((each) => UNREQUESTED.has(each))) return `${phrases.notRequested} ${question}`;
  return objections.includes("several") ? `${phrases.severalThings} ${question}` : question;
}

const MAX_QUOTED = 3;

/** A sentence with the parts of a request that were not understood; undefined if there are none. */
export function composeNotUnderstood(parts: readonly string[], language: string): string | undefined {
  const quoted = parts.slice(0, MAX_QUOTED).map((part) => `"${plain(part, 40)}"`);
  if (quoted.length === 0) return undefined;
  const words = parts.length > MAX_QUOTED ? `${quoted.join(", ")}, …` : quoted.join(", ");
  return fill((PHRASES[language] ?? ENGLISH).notUnderstood, { words });
}

/**
 * A question for the user: the missing arguments, with the choices if there are few, otherwise the
 * possible tools.
 */
export function composeQuestion({
  tool,
  missing,
  candidates,
  values = {},
  language = "en",
}: QuestionInput): string {
  const phrases = PHRASES[language] ?? ENGLISH;
  const purpose = plain(tool, 80);
  const [first] = missing;
  if (missing.length === 1 && first) {
    const question = askFor(first, phrases);
    return purpose ? fill(phrases.forTool, { tool: purpose, question }) : capitalize(`${question}?`);
  }
  if (missing.length > 1) {
    const list = joinWords(
      missing.map((argument) => describe(argument, phrases)),
      phrases.and,
    );
    return fill(purpose ? phrases.severalFor : phrases.several, { tool: purpose, list });
  }
  const names = candidates
    .map((name) => plain(name, 80))
    .filter(Boolean)
    .slice(0, MAX_CHOICES);
  const [only] = names;
  if (names.length === 1 && only) return fill(phrases.one, { tool: only, values: listArguments(values) });
  const quoted = names.map((name) => `"${name}"`);
  return names.length > 1
    ? fill(phrases.whichTool, { list: joinWords(quoted, phrases.or) })
    : phrases.nothing;
}

/** The arguments in parentheses, shortened: " (title: Regatta, start time: 09:00)". */
function listArguments(values: JsonObject): string {
  const said = Object.entries(values).map(([name, value]) => {
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return `${humanName(name)}: ${plain(text, 40)}`;
  });
  if (said.length === 0) return "";
  return ` (${[...said.slice(0, MAX_CHOICES), ...(said.length > MAX_CHOICES ? ["…"] : [])].join(", ")})`;
}

function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
}

function askFor(argument: MissingArgument, phrases: Phrases): string {
  const choices = listChoices(argument, phrases);
  if (choices) return fill(phrases.which, { argument: humanName(argument.name), choices });
  return fill(phrases.what, { argument: describe(argument, phrases) });
}

function describe(argument: MissingArgument, phrases: Phrases): string {
  const name = humanName(argument.name);
  const choices = listChoices(argument, phrases);
  if (choices)
    return phrases === ENGLISH
      ? `the ${name} (${choices})`.replace(/^the the /, "the ")
      : `${name} (${choices})`;
  const words = plain(argument.description.split(/(?<=[.!?])\s|\n/)[0] ?? "", MAX_DESCRIPTION).replace(
    /[.?!]+$/,
    "",
  );
  const same = words.toLowerCase() === name || words === "";
  return same ? name : `${name} (${words})`;
}

function listChoices({ enum: values }: MissingArgument, phrases: Phrases): string {
  if (!values || values.length === 0) return "";
  const shown = values.slice(0, MAX_CHOICES).map((value) => plain(value, 40));
  return values.length > MAX_CHOICES ? `${shown.join(", ")}, …` : joinWords(shown, phrases.or);
}

function humanName(name: string): string {
  const words = name.split(".").flatMap(splitWords);
  return words.map((word) => (word === "id" ? "ID" : word)).join(" ") || plain(name, 40);
}

function joinWords(parts: readonly string[], conjunction: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${conjunction} ${parts.at(-1)}`;
}

/** External text: one line without control characters, cut to `length`. */
function plain(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}

/** The reasons against calling an operation, for traces and users. */
export function describeObjections(objections: readonly Objection[]): string {
  return objections.length === 0
    ? "the match is not sure"
    : objections.map((objection) => REASONS[objection]).join("; ");
}
