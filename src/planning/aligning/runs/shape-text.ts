import { placeName } from "../../../language/places.ts";
import { foldText } from "../../../language/split-words.ts";
import { takesOnlyCodes, toCode } from "../code-names.ts";
import { fitsShape } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import type { Run } from "./find-runs.ts";

const PATHS =
  /^(path|file|filename|dir|directory|folder|route|endpoint|location|uri|url|soubor|datei|pfad|cesta)$/;

export function shapeText({ text }: Run, traits: SlotTraits, request: Request): string | null {
  const clean = text.replace(/['’]s$/u, "");
  if (clean.trim() === "") return null;
  // Only file arguments take a path.
  if (/^[./\\~]/.test(clean) && !traits.slot.words.some((word) => PATHS.test(word))) return null;
  const code = toCode(clean, traits, request);
  if (code !== null) return code;
  if (takesOnlyCodes(traits) && clean.length > 3) return null;
  if (traits.topic === "place") {
    const usual = placeName(clean, request.reading.lexicon.code);
    if (usual !== null) return usual;
  }
  const { pattern } = traits;
  // "prg" for a pattern that requires capitals
  if (
    pattern !== null &&
    !/\s/.test(clean) &&
    fitsShape(clean, traits) === 0 &&
    fitsShape(clean.toUpperCase(), traits) === 1
  )
    return clean.toUpperCase();
  if (pattern !== null) {
    const slug = foldText(clean).replace(/\s+/g, "-");
    return /^[a-z0-9-]+$/.test(slug) && /a-z/.test(pattern) && !/A-Z/.test(pattern) && !/\\s| /.test(pattern)
      ? clean === slug
        ? clean
        : slug
      : clean;
  }
  return clean;
}
