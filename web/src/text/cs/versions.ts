import type { versions as en } from "../en/versions.ts";
import { count } from "./plural.ts";

export const versions: typeof en = {
  title: "Verze",
  hint: "Každý nový dokument je verze. Uchovává se až deset dřívějších a lze je obnovit.",
  source: "Zdroj",
  checkNow: "Zkontrolovat",
  checked: (when, outcome) => `Poslední kontrola ${when}: ${outcome}`,
  neverChecked: "Zatím nezkontrolováno.",
  failed: (error, failures) =>
    `Poslední kontrola selhala${failures > 1 ? ` (${failures}× po sobě)` : ""}: ${error} Konektor si ponechává svůj dokument.`,
  outcomes: {
    unchanged: "žádná nová verze",
    applied: "nová verze byla použita",
    proposed: "nová verze čeká na vás",
    rejected_before: "jen verze, kterou jste zamítli",
    failed: "selhala",
  },
  every: "Kontrolovat",
  intervals: { never: "Nikdy", hourly: "Každou hodinu", daily: "Každý den", weekly: "Každý týden" },
  autoApply: "Kompatibilní verze použít bez ptaní",
  hold: "Odmítat volání operací, které čekající verze mění nekompatibilně",
  states: { current: "Současná", earlier: "Dřívější", proposed: "Čeká", rejected: "Zamítnutá" },
  origins: { upload: "nahrána", source: "ze zdroje", restore: "obnovena" },
  version: (version, api) => `Verze ${version} (${api})`,
  restore: "Obnovit",
  restoreNamed: (version) => `Obnovit verzi ${version}`,
  restoreText:
    "Konektor znovu použije tento dokument s vašimi úpravami. Tajné údaje, které by se posílaly jinam, se smažou.",
  waiting: (version) => `Verze ${version} čeká na vaše rozhodnutí`,
  accept: "Přijmout",
  reject: "Zamítnout",
  accepted: (version) => `Verze ${version} přijata`,
  rejected: (version) => `Verze ${version} zamítnuta`,
  restored: (version) => `Verze ${version} obnovena`,
  kinds: {
    removed: "Odebráno",
    breaking: "Nekompatibilní",
    added: "Přidáno",
    compatible: "Kompatibilní",
    documentation: "Jen texty",
  },
  noDifferences: "Žádná operace se neliší.",
  usedBy: "Kde se používá",
  user: (agents, keys, approvals, calls) =>
    [
      agents.length > 0 ? `agenti ${agents.join(", ")}` : "",
      keys.length > 0 ? `klíče ${keys.join(", ")}` : "",
      approvals > 0
        ? count(approvals, "čekající schválení", "čekající schválení", "čekajících schválení")
        : "",
      calls > 0 ? `${count(calls, "volání", "volání", "volání")} za 30 dní` : "",
    ]
      .filter((part) => part !== "")
      .join("; "),
  overrides: {
    title: "Vlastní úpravy",
    hint: "Vaše změny tohoto API. Platí i pro každou novou verzi jeho dokumentu.",
    conflicts: "Úpravy, které neodpovídají současné verzi",
    groups: "Vypnuté operace",
    writes: "Vypnout všechny zápisy",
    tags: "Vypnout operace s těmito značkami",
    paths: "Vypnout operace s těmito cestami",
    listHint: "Oddělené čárkami",
    pathsHint: "Oddělené čárkami; * zastupuje libovolný text",
    disabled: (n) => count(n, "operace je vypnutá", "operace jsou vypnuté", "operací je vypnutých"),
    enable: "Zapnout",
    enableNamed: (id) => `Zapnout ${id}`,
    disable: "Vypnout tuto operaci",
    save: "Uložit úpravy",
    saved: "Úpravy uloženy",
    operationTitle: "Název",
    description: "Popis",
    responsePath: "Cesta v odpovědi",
    responsePathHint: "Část odpovědi, která je výsledkem, například data.items",
    asDocument: "Podle dokumentu",
    rules: { none: "Rozhodují volající", default: "Výchozí", fixed: "Pevná", hidden: "Skrytá" },
    rule: (argument) => `Pravidlo pro ${argument}`,
    value: (argument) => `Hodnota pro ${argument}`,
  },
};
