import type { newConnector as en } from "../../en/connectors/new-connector.ts";
import { count, form } from "../plural.ts";

const operations = (n: number) => count(n, "operace", "operace", "operací");

/** A new connector, and the document of one. */
export const newConnector: typeof en = {
  newTitle: "Připojit API",
  front: {
    label: "Co chcete připojit?",
    hint: "Adresa API, jeho dokumentace, koncového bodu GraphQL nebo MCP serveru; dokument OpenAPI či Swagger, kolekce Postman, soubor HAR nebo příkazy curl.",
    placeholder: "https://api.example.com/openapi.json",
    drop: "Přetáhněte sem soubor",
    continue: "Pokračovat",
    reading: "Čte se…",
    other: "Zvolit něco jiného",
    openEditor: "Otevřít editor dokumentu",
    found: (n) => `Počet nalezených API: ${n}`,
    choose: "Vybrat",
    chooseName: (title) => `Vybrat ${title}`,
    reviewTitle: "Kontrola",
    writes: (n) => `${n.toLocaleString("cs")} z nich ${form(n, "zapisuje", "zapisují", "zapisuje")}`,
    undescribed: (n) => `${operations(n)} bez popisu`,
    keyIn: (name, place) =>
      place === "header"
        ? `API klíč v hlavičce ${name}`
        : place === "query"
          ? `API klíč v parametru dotazu ${name}`
          : `API klíč v cookie ${name}`,
    whole: "Celý dokument",
    mcp: "Nalezen MCP server. Jeho nástroje se vypíšou po připojení.",
    mcpWithAuth: "Nalezen MCP server, který vyžaduje ověření. Jeho nástroje se vypíšou po připojení.",
    name: "Název",
    secretsHint:
      "Přístupové údaje se uloží do trezoru a posílají se jen tomuto API. Můžete je doplnit i později.",
    connecting: "Připojuje se…",
    operations: (n) => (n === 1 ? "Zobrazit operaci" : `Zobrazit ${operations(n)}`),
    more: (n) => `a ${count(n, "další", "další", "dalších")}`,
    changes: (n) => `Změny a poznámky: ${count(n, "místo", "místa", "míst")}`,
    twin: (name) =>
      `Toto už máte připojené jako „${name}“. Chcete ten konektor aktualizovat, nebo vytvořit druhé připojení?`,
    update: (name) => `Aktualizovat ${name}`,
    updated: (name) => `Konektor ${name} je aktualizován`,
    open: (name) => `Otevřít ${name}`,
    second: "Vytvořit druhé připojení",
  },
  newIntro: "Vložte, přetáhněte nebo vyberte cokoli, co popisuje API. Starší dokumenty se převedou.",
  editorIntro: "Napište nebo vložte dokument OpenAPI. Starší verze a Swagger 2.0 se převedou.",
  replaceTitle: (name) => `Nová verze konektoru ${name}`,
  replaceIntro: "ID a tajné údaje zůstanou. Znovu se indexují jen změněné operace.",
  document: "Dokument OpenAPI",
  documentPlaceholder: "Vložte JSON nebo YAML",
  dropHere: "Přetáhněte sem soubor, nebo",
  chooseFile: "Vybrat soubor",
  sample: "Použít ukázku",
  clear: "Vymazat",
  discard: "Zahodit změny",
  reading: "Čte se…",
  checking: "Kontroluje se…",
  noTitle: "bez názvu",
  versionOf: (version) => `verze ${version}`,
  isFine: (text) => `V pořádku: ${text}.`,
  isUpgraded: "Chybějící nastavení se doplní při uložení.",
  faults: (n) => count(n, "chyba", "chyby", "chyb"),
  warnings: (n) => count(n, "varování", "varování", "varování"),
  skipped: (n) => `Vynecháno: ${operations(n)}`,
  place: (line, column) => `řádek ${line}, sloupec ${column}`,
  goTo: (line) => `Přejít na řádek ${line}`,
  propose: "Navrhnout chybějící nastavení",
  proposeHint:
    "Převede starší dokumenty a doplní nastavení, která Toolgate potřebuje. Každou změnu zkontrolujete.",
  proposing: "Připravuje se návrh…",
  proposalTitle: "Navržené změny",
  proposalDone: "Použít všechny změny",
  proposalAccepted: "Použít přijaté změny",
  proposalCancel: "Zpět k mému textu",
  changes: (n) => count(n, "změna", "změny", "změn"),
  server: "Základní URL",
  serverHint: "Dokument neuvádí žádný server. Příklad: https://api.example.com/v1",
  serverFault: "Zadejte URL, které začíná https:// nebo http://.",
  save: "Připojit",
  saveVersion: "Uložit tuto verzi",
  connected: (name) => `Konektor ${name} je připojen`,
  tooLarge: "Dokument je větší než 16 MB.",
  draftOff: "Dokument je na uložení konceptu příliš velký. Po obnovení stránky se ztratí.",
};
