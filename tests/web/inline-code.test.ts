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
