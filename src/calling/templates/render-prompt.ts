import { parseTemplate } from "./parse-template.ts";
import { type Filling, fillPlaceholder, rejectUnknownArguments, secretOf, toText } from "./render-text.ts";
import { TemplateError } from "./template-error.ts";

/**
 * Renders a prompt: plain text, with objects and lists as JSON and missing optional arguments as empty
 * text. Secrets are not allowed, because a model would see them.
 *
 * @throws TemplateError secret_in_prompt | missing_arg | unknown_placeholder | bad_placeholder
 */
export function renderPrompt(template: string, input: Omit<Filling, "secrets">): string {
  const filling: Filling = { ...input, secrets: "mask" };
  const parts = parseTemplate(template, "prompt");
  rejectUnknownArguments(filling);
  return parts
    .map(({ kind, value: part }) => {
      if (kind === "text") return part;
      if (secretOf(part, filling.secretNames) !== null) {
        throw new TemplateError(
          "secret_in_prompt",
          "prompt",
          `{{${part}}} is a secret; prompts cannot contain secrets.`,
          part,
        );
      }
      const filled = fillPlaceholder(part, filling, "prompt");
      if (filled.kind !== "value") return "";
      return typeof filled.value === "object"
        ? JSON.stringify(filled.value)
        : toText(filled.value, part, "prompt");
    })
    .join("");
}
