import type { Json } from "../../../../../src/base/json.ts";
import { type Extraction, extractPath, toResult } from "../../../../../src/calling/templates/extract-path.ts";
import { PathError } from "../../../../../src/calling/templates/parse-path.ts";
import { t } from "../../../text/index.ts";
import { translateIfKnown } from "../../../text/language.ts";

const MAX_SHOWN = 300;

/** A live preview of the path on the last answer. */
export function PathPreview({ answer, path }: { answer: unknown; path: string }) {
  const found = extract(answer as Json, path);
  if (typeof found === "string") return <p className="text-12 text-bad">{found}</p>;
  if (found.missing) {
    const { at, available } = found.missing;
    return (
      <output className="text-12 text-warn" data-testid="path-preview">
        {t.tools.noMatch(at, available.join(", "))}
      </output>
    );
  }
  const text = JSON.stringify(toResult(found));
  return (
    <output className="flex min-w-0 flex-col gap-0.5 text-12 text-soft" data-testid="path-preview">
      {t.tools.matches(found.matches.length)}
      <code className="break-all text-ink">
        {text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}
      </code>
    </output>
  );
}

function extract(answer: Json, path: string): Extraction | string {
  try {
    return extractPath(answer, path);
  } catch (error) {
    if (error instanceof PathError) return translateIfKnown(error.message);
    throw error;
  }
}
