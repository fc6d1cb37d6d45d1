import type { editor as en } from "../en/editor.ts";
import { count } from "./plural.ts";

export const editor: typeof en = {
  usePlain: "Prostý text",
  useCode: "Editor kódu",
  leave: "Editor opustíte klávesami Esc a Tab.",
  diff: {
    changes: (left, all) => (left === 0 ? `Přijaty všechny změny (${all})` : `Zbývá ${left} z ${all} změn`),
    accept: "Přijmout",
    acceptChange: (n, line) => `Přijmout změnu ${n}, řádek ${line}`,
    accepted: "přijato",
    takeBack: "Vrátit",
    takeBackChange: (n, line) => `Vrátit změnu ${n}, řádek ${line}`,
    acceptAll: "Přijmout vše",
    undo: "Zpět",
    removed: "Odebráno",
    added: "Přidáno",
    line: (line) => `Řádek ${line}`,
    more: (lines) => `Zobrazit ${count(lines, "další řádek", "další řádky", "dalších řádků")}`,
    didAccept: (n) => `Změna ${n} přijata`,
    didTakeBack: (n) => `Změna ${n} vrácena`,
    didAcceptAll: "Všechny změny přijaty",
    didUndo: (open) => `Vráceno, zbývá ${open}`,
    none: "Žádné změny nejsou potřeba. Dokument je úplný.",
  },
};
