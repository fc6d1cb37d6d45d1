import { queryOptions, useQuery } from "@tanstack/react-query";
import { readRows } from "../lib/call-function.ts";
import { supabase } from "../lib/supabase.ts";
import { t } from "../text/index.ts";
import { Button } from "./button.tsx";

/** A few read-only tools of the user, as questions. */
const examplesQuery = queryOptions({
  queryKey: ["tools", "examples"],
  queryFn: async () =>
    (
      await readRows(
        supabase()
          .from("tools")
          .select("name,description,source,side_effect")
          .eq("side_effect", "read")
          .limit(40),
      )
    ).map(({ name, description, source }) =>
      source === "custom" ? (description.split(/(?<=[.!?])\s/)[0] ?? name) : name,
    ),
});

/** Questions from the user's tools; none while there are no tools. */
export function useExampleQuestions(): string[] {
  const { data } = useQuery(examplesQuery);
  return [...new Set(data)].slice(0, 3);
}

/** Example questions from the user's tools; nothing while there are none. */
export function ExampleQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const questions = useExampleQuestions();
  if (questions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-12 text-soft">
      {t.common.tryOne}
      {questions.map((question) => (
        <Button key={question} className="max-w-full" onPress={() => onChoose(question)}>
          <span className="truncate">{question}</span>
        </Button>
      ))}
    </div>
  );
}
