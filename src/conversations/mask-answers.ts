import type { Json } from "../base/json.ts";
import { toStorable } from "../base/storable-text.ts";
import type { KeptAnswers } from "../contract/api/kept-conversations.ts";
import type { Policy } from "../contract/policy.ts";
import { maskByRules } from "../privacy/scrubber-of.ts";

/**
 * Answers in the form in which a conversation keeps them: texts as the user read them, and the arguments and
 * results of calls under the rules of a trace.
 */
export function maskAnswers(answers: KeptAnswers, policy: Policy): KeptAnswers {
  const mask = (value: unknown) => maskByRules(value as Json, policy);
  const masked = answers.map((answer) => ({
    ...answer,
    items: answer.items.map((item) =>
      item.kind === "text"
        ? item
        : {
            ...item,
            ...("arguments" in item && { arguments: mask(item.arguments) }),
            ...("result" in item && { result: mask(item.result) }),
          },
    ),
  }));
  return toStorable(masked as unknown as Json) as unknown as KeptAnswers;
}
