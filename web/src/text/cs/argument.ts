import type { argument as en } from "../en/argument.ts";

export const argument: typeof en = {
  listHint: "Hodnoty oddělte čárkami.",
  jsonHint: "Zadejte JSON.",
  bad: {
    integer: "Zadejte celé číslo.",
    number: "Zadejte číslo.",
    numbers: "Zadejte čísla oddělená čárkami.",
    json: "Zadejte platný JSON.",
  },
};
