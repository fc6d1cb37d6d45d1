import type { Json } from "../../contract/json.ts";
import { type FindInValue, replaceFinds } from "./find-in-value.ts";
import { mayIdentify, rememberKeys, walkJson } from "./walk-json.ts";

/** Characters of one record that are read; a trace has at most a few hundred thousand. What lies behind is withheld. */
const MAX_CHARACTERS = 2_000_000;
const WITHHELD = "[withheld]";

/** One way: each find becomes `[<rule>]`. Never throws. */
export function scrubOneWay(find: FindInValue, value: Json): Json {
  let left = MAX_CHARACTERS;
  const hide = (text: string, key = ""): string => {
    left -= text.length;
    if (left < 0) return WITHHELD;
    try {
      return replaceFinds(text, find(text, key), (_, { name }) => `[${name}]`);
    } catch {
      return WITHHELD;
    }
  };
  return walkJson(value, {
    text: hide,
    key: rememberKeys(hide),
    number: (number, key) => {
      if (!mayIdentify(number)) return number;
      const text = String(number);
      const shown = hide(text, key);
      return shown === text ? number : shown;
    },
    tooDeep: () => WITHHELD,
  });
}
