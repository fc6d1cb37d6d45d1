import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { SideEffectTag } from "../../components/labels.tsx";
import {
  deleteQuestionRule,
  type QuestionRule,
  questionRulesQuery,
} from "../../components/question-rule/api.ts";
import { ErrorState, Loading, Section } from "../../components/states.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { settings as text } from "../../text/settings.ts";

/** The rules that choose an operation for questions with certain words. They are made on the page of a run. */
export function RulesSection() {
  const rules = useQuery(questionRulesQuery);
  return (
    <Section title={text.rules} hint={text.rulesHint}>
      {rules.isPending ? (
        <Loading rows={2} />
      ) : rules.isError ? (
        <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />
      ) : rules.data.length === 0 ? (
        <p className="text-13 text-soft">{text.noRules}</p>
      ) : (
        <ul aria-label={text.rules} className="flex max-w-160 flex-col border-y border-line">
          {rules.data.map((rule) => (
            <RuleRow key={rule.rule_id} rule={rule} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RuleRow({ rule: { rule_id, phrase, name, side_effect, created_at } }: { rule: QuestionRule }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteQuestionRule(rule_id),
    onSuccess: () => void toast(text.ruleDeleted(phrase)),
    onSettled: () => queries.invalidateQueries(questionRulesQuery),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words" title={formatDateTime(created_at)}>
          “{phrase}”
        </p>
        <p className="flex flex-wrap items-center gap-2 break-words text-13 text-soft">
          → {name} <SideEffectTag effect={side_effect} />
        </p>
        {remove.isError && <ErrorState error={remove.error} />}
      </div>
      <Button
        isPending={remove.isPending}
        onPress={() => remove.mutate()}
        aria-label={text.deleteRuleOf(phrase)}
      >
        {text.deleteRule}
      </Button>
    </li>
  );
}
