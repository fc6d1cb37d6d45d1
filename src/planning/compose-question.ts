import { splitWords } from "./words/split-words.ts";

export interface MissingArgument {
  name: string;
  description: string;
  enum?: readonly string[];
}

export interface QuestionInput {
  /** The tool in words, e.g. its summary; empty when no tool is chosen yet. */
  tool: string;
  missing: readonly MissingArgument[];
  /** Names of the tools in question; asked about when nothing is missing. */
  candidates: readonly string[];
}

const MAX_CHOICES = 5;
const MAX_DESCRIPTION = 90;

/** One plain question for a person: what is missing, with the choices where there are few; else which tool is meant. */
export function composeQuestion({ tool, missing, candidates }: QuestionInput): string {
  const purpose = plain(tool, 80);
  const [first] = missing;
  if (missing.length === 1 && first)
    return purpose ? `For "${purpose}": ${askFor(first)}?` : capitalise(`${askFor(first)}?`);
  if (missing.length > 1) {
    return `To go on${purpose && ` with "${purpose}"`}, please tell me: ${joinWords(missing.map(describe), "and")}.`;
  }
  const names = candidates
    .map((name) => plain(name, 80))
    .filter(Boolean)
    .slice(0, MAX_CHOICES);
  if (names.length === 1) return `Do you mean "${names[0]}"?`;
  if (names.length > 1)
    return `Which of these do you mean: ${joinWords(
      names.map((name) => `"${name}"`),
      "or",
    )}?`;
  return "What exactly should be done?";
}

function askFor(argument: MissingArgument): string {
  const choices = listChoices(argument);
  if (choices) return `which ${humanName(argument.name)}: ${choices}`;
  return `what is the ${describe(argument)}`;
}

function describe(argument: MissingArgument): string {
  const name = humanName(argument.name);
  const choices = listChoices(argument);
  if (choices) return `the ${name} (${choices})`.replace(/^the the /, "the ");
  const words = plain(argument.description.split(/(?<=[.!?])\s|\n/)[0] ?? "", MAX_DESCRIPTION).replace(
    /[.?!]+$/,
    "",
  );
  const same = words.toLowerCase() === name || words === "";
  return same ? name : `${name} (${words})`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listChoices({ enum: values }: MissingArgument): string {
  if (!values || values.length === 0) return "";
  const shown = values.slice(0, MAX_CHOICES).map((value) => plain(value, 40));
  return values.length > MAX_CHOICES ? `${shown.join(", ")}, …` : joinWords(shown, "or");
}

function humanName(name: string): string {
  const words = name.split(".").flatMap(splitWords);
  return words.map((word) => (word === "id" ? "ID" : word)).join(" ") || plain(name, 40);
}

function joinWords(parts: readonly string[], conjunction: "and" | "or"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${conjunction} ${parts.at(-1)}`;
}

/** Text from outside: one line, no control characters, cut. */
function plain(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}
