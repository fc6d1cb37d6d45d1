import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InlineCode } from "../../web/src/components/inline-code.tsx";
import { ErrorState } from "../../web/src/components/states.tsx";
import { ApiFailure } from "../../web/src/lib/api-failure.ts";

const show = (text: string) => renderToStaticMarkup(createElement(InlineCode, null, text));

it.each([
  ["without code", "A plain text.", "A plain text."],
  ["with code", "Send `url` or `text`.", "Send <code>url</code> or <code>text</code>."],
  ["one backtick alone", "It`s here", "It`s here"],
  ["markup", "`<b>` & more", "<code>&lt;b&gt;</code> &amp; more"],
])("InlineCode shows a text %s", (_, text, markup) => {
  expect(show(text)).toBe(markup);
});

it("a failure of the server shows no backticks", () => {
  const error = new ApiFailure("INVALID_REQUEST", "Send either `url` or `text`.");
  const markup = renderToStaticMarkup(createElement(ErrorState, { error }));
  expect(markup).toContain("<code>url</code>");
  expect(markup).not.toContain("`");
});

it("no page shows a message of the server without its code marks read", () => {
  const root = resolve(import.meta.dirname, "../../web/src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  // A message as the only content of an element, or as the text of a notice.
  const raw =
    /(?<!<InlineCode|<ServerText)>\s*\{(?:\w+\.)*(?:error_)?message\}\s*<|toast(?:\.error)?\((?:asFailure\(\w+\)\.)?message\)/;
  const found = files.filter((file) => raw.test(readFileSync(resolve(root, file), "utf8")));
  const allowed = [
    // The texts of its users.
    "features/memory/conversations/conversation.tsx",
  ];
  expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
});
