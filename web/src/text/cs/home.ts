import type { home as en } from "../en/home.ts";
import { count, form } from "./plural.ts";

export const home: typeof en = {
  title: "Úvod",
  intro: "Jedna brána, přes kterou agenti bezpečně používají jakékoli HTTP API.",
  steps: "První kroky",
  progress: (done, all) => `Hotovo ${done} z ${all}`,
  dismiss: "Skrýt tyto kroky",
  resume: "Zobrazit první kroky",
  done: "hotovo",
  open: "zbývá",
  list: {
    connect: {
      title: "Připojte API nebo vytvořte nástroj",
      text: "Z adresy, dokumentu nebo příkazu curl vznikne konektor, z jednoho požadavku nástroj.",
      action: "Připojit API",
      sample: "Vyzkoušet ukázkové API",
      second: "Vytvořit nástroj",
    },
    run: {
      title: "Vyzkoušejte ho",
      text: "Proveďte volání a prohlédněte si přesný požadavek.",
      action: "Otevřít nástroje",
      actionFor: (name) => `Vyzkoušet ${name}`,
    },
    ask: {
      title: "Zeptejte se jako agent",
      text: "Zeptejte se vlastními slovy a dostanete odpověď API.",
      action: "Otevřít zkušebnu",
    },
    key: {
      title: "Vytvořte klíč pro svého agenta",
      text: "S klíčem volají Toolgate agenti i workflow v n8n.",
      action: "Vytvořit klíč",
    },
  },
  attention: "Vyžaduje pozornost",
  needsSecrets: (name) => `${name} čeká na tajné údaje`,
  failing: (name) => `${name} nelze indexovat`,
  toReview: (name, n) =>
    `${name}: ${count(n, "nástroj čeká", "nástroje čekají", "nástrojů čeká")} na vaše přijetí`,
  pending: (n) =>
    `${count(n, "zápis", "zápisy", "zápisů")} ${form(n, "čeká", "čekají", "čeká")} na vaše schválení`,
  latest: "Poslední volání",
  noCalls: "Zatím žádná volání.",
  all: "Všechny běhy",
  counts: { connectors: "Konektory", tools: "Vlastní nástroje", calls: "Volání za 24 hodin" },
  curl: "Přes HTTP",
  curlHint: "Dotaz na vaše nástroje jako požadavek. Místo $TOKEN dosaďte API klíč.",
  copyCurl: "Kopírovat curl",
  question: "Jaké je počasí v Brně?",
};
