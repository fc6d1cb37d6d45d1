import { inServerLanguage } from "../text/language.ts";
import { InlineCode } from "./inline-code.tsx";

/** A sentence of the server in the language of the UI. One without a translation is shown in English, and marked as such. */
export function ServerText({ children }: { children: string }) {
  const translated = inServerLanguage(children);
  if (translated !== undefined) return <InlineCode>{translated}</InlineCode>;
  return (
    <span lang="en">
      <InlineCode>{children}</InlineCode>
    </span>
  );
}
