import type { reading as en } from "../en/reading.ts";

export const reading: typeof en = {
  title: "Jak byl dotaz pochopen",
  hint: "Najeďte na slovo a uvidíte, jak bylo použito.",
  words: "Dotaz slovo po slově",
  legend: "Legenda",
  roles: {
    action: "akce",
    resource: "předmět",
    argument: "hodnota argumentu",
    known_value: "známá hodnota",
    qualifier: "upřesnění",
    courtesy: "nevýznamné",
    not_understood: "nepochopeno",
  },
  value: (argument) => `hodnota argumentu ${argument}`,
  knownValue: (argument) => `známá hodnota pro ${argument}`,
};
