import { Fragment } from "react";
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

/** Why a request was planned as it was: sentences and lists of the server, separated by "; " and ", ". */
export function ServerReason({ children }: { children: string }) {
  return children.split(/(; |, (?=[\w.]+ from the ))/).map((part, index) =>
    // Odd parts are the separators.
    index % 2 === 1 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={index}>
        <ServerText>{part}</ServerText>
      </Fragment>
    ),
  );
}
