import type { Translations } from "./cs/index.ts";

/** The languages of the UI, by their own names. */
export const LANGUAGES = { en: "English", cs: "Čeština" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "toolgate.language";
const isLanguage = (name: string | null | undefined): name is Language =>
  typeof name === "string" && Object.hasOwn(LANGUAGES, name);

/** The languages that the browser asks for, in order of preference. Node has none. */
const preferred: readonly string[] = globalThis.navigator?.languages ?? [];

/** The user's choice, otherwise the first language of the browser that the UI has. */
export const language: Language = readChoice() ?? preferred.map(primaryOf).find(isLanguage) ?? "en";

/** The language of dates and numbers (BCP 47): the variant that the browser prefers, such as `en-GB`. */
export const locale: string =
  preferred.find((tag) => primaryOf(tag) === language && isUsable(tag)) ?? language;

if (globalThis.document !== undefined) document.documentElement.lang = language;

let translations: Translations | undefined;
let translateMessage: ((message: string) => string | undefined) | undefined;

/** Loads the texts of the chosen language; await it before the first page. */
export async function loadLanguage(): Promise<void> {
  if (language !== "cs") return;
  try {
    const [texts, server] = await Promise.all([import("./cs/index.ts"), import("./cs/server/index.ts")]);
    translations = texts.cs;
    translateMessage = server.translateMessage;
  } catch {
    // Without its texts, the UI is in English.
  }
}

/** The texts of one part of the UI in the chosen language. */
export function inLanguage<Name extends keyof Translations>(
  name: Name,
  english: Translations[Name],
): Translations[Name] {
  return translations?.[name] ?? english;
}

/**
 * A sentence of the server, which is English, in the chosen language.
 * @returns `undefined` if it is not known in this language
 */
export function inServerLanguage(message: string): string | undefined {
  return language === "en" ? message : translateMessage?.(message);
}

/** A sentence of the server in the chosen language if it is known in it, otherwise as it is. */
export function translateIfKnown(message: string): string {
  return inServerLanguage(message) ?? message;
}

/** Stores the choice and loads the page again in this language. */
export function chooseLanguage(chosen: Language): void {
  if (chosen === language) return;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    return; // Storage may be forbidden; the language of the browser is used.
  }
  location.reload();
}

function readChoice(): Language | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function primaryOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? "";
}

/** Some systems have locale names that are not language tags, such as `en-US@posix`. */
function isUsable(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
