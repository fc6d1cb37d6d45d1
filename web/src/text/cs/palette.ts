import type { palette as en, shortcuts as enShortcuts } from "../en/palette.ts";

export const palette: typeof en = {
  title: "Hledání a příkazy",
  search: "Hledat stránky, konektory, operace, nástroje, agenty a běhy",
  groups: {
    pages: "Stránky",
    actions: "Akce",
    connectors: "Konektory",
    operations: "Operace",
    tools: "HTTP nástroje",
    agents: "Agenti",
    runs: "Běhy",
    ask: "Dotaz",
  },
  newConnector: "Připojit API",
  newTool: "Nový HTTP nástroj",
  newAgent: "Nový agent",
  newKey: "API klíče: vytvořit klíč",
  ask: (question) => `Položit dotaz „${question}“ ve zkušebně`,
  theme: (theme) => `Vzhled: ${theme}`,
  language: (language) => `Jazyk: ${language}`,
  shortcuts: "Klávesové zkratky",
  searching: "Hledá se…",
  nothing: "Nic nenalezeno.",
  failed: "Hledání selhalo. Stránky a akce fungují dál.",
};

export const shortcuts: typeof enShortcuts = [
  { keys: "Ctrl K nebo ⌘ K", does: "Hledání a příkazy" },
  { keys: "?", does: "Klávesové zkratky" },
  { keys: "Ctrl Enter nebo ⌘ Enter", does: "Odeslat dotaz (zkušebna, chat, paměť)" },
  { keys: "Tab a Shift Tab", does: "Další a předchozí prvek" },
  { keys: "Escape", does: "Zavřít dialog nebo nabídku" },
];
