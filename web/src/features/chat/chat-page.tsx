import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { toast } from "sonner";
import { useSession } from "../../app/session.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { ExampleQuestions } from "../../components/example-questions.tsx";
import { EmptyState, Page } from "../../components/states.tsx";
import { Segmented } from "../../components/toggle.tsx";
import { useDraft } from "../../lib/use-draft.ts";
import { chat as text } from "../../text/chat.ts";
import { t } from "../../text/index.ts";
import { hasToolsQuery, settingsQuery } from "./api.ts";
import { Composer } from "./ask/composer.tsx";
import { NoModel } from "./no-model.tsx";
import { NO_SETUP, type Setup, type Turn } from "./state/conversation.ts";
import { nameModel } from "./state/describe-change.ts";
import { useChat } from "./state/use-chat.ts";
import { TurnView } from "./turn/turn-view.tsx";
import { useFollowEnd } from "./use-follow-end.ts";
import { useScrollRoom } from "./use-scroll-room.ts";

/** Characters of a model's name, with its state, that fit on a phone. */
const MOST_NAME = 20;
/** Height of the model switch with a margin (pixels). */
const SWITCH_HEIGHT = 120;

/** A conversation with one or several models that use the user's tools. */
export function ChatPage() {
  const userId = useSession()?.user.id ?? "";
  return <Conversation key={userId} userId={userId} />;
}

function Conversation({ userId }: { userId: string }) {
  const { chat, turns } = useChat(userId);
  const [question, setQuestion] = useDraft(`chat.${userId}.question`, "");
  const [setup, setSetup] = useDraft<Setup>(`chat.${userId}.setup`, NO_SETUP);
  const isConfigured = useQuery(settingsQuery).data?.model.configured ?? true;
  const isRunning = turns.some(({ answers }) => answers.some(({ state }) => state === "running"));
  useFollowEnd(turns);

  function send(): void {
    setQuestion("");
    void chat.ask(question.trim(), setup);
  }
  function clear(): void {
    const before = chat.clear();
    toast(text.cleared, { action: { label: t.common.undo, onClick: () => chat.restore(before) } });
  }
  const actions = turns.length > 0 && <Button onPress={clear}>{text.newConversation}</Button>;
  return (
    <Page title={text.title} intro={text.intro} actions={actions}>
      {turns.length > 0 ? (
        <Turns chat={chat} turns={turns} />
      ) : isConfigured ? (
        <EmptyChat onChoose={setQuestion} />
      ) : (
        <NoModel />
      )}
      {(isConfigured || turns.length > 0) && (
        <Composer
          question={question}
          onQuestion={setQuestion}
          setup={setup}
          onSetup={(change) => setSetup((old) => ({ ...old, ...change }))}
          isRunning={isRunning}
          isFirst={turns.length === 0}
          onSend={send}
          onStop={chat.stop}
        />
      )}
    </Page>
  );
}

/** The introduction of an empty chat, with questions that the user's tools can answer. */
function EmptyChat({ onChoose }: { onChoose: (question: string) => void }) {
  const hasTools = useQuery(hasToolsQuery).data ?? true;
  return (
    <EmptyState
      title={text.empty}
      action={
        hasTools ? (
          <ExampleQuestions onChoose={onChoose} />
        ) : (
          <Link to="/connectors/new" className={buttonClass()}>
            {text.connectOne}
          </Link>
        )
      }
    >
      <p>{text.emptyText}</p>
      {!hasTools && <p className="pt-1 text-warn">{text.noTools}</p>}
    </EmptyState>
  );
}

function Turns({ chat, turns }: { chat: ReturnType<typeof useChat>["chat"]; turns: readonly Turn[] }) {
  const models = listModels(turns);
  useScrollRoom("Top", models.length > 1 ? SWITCH_HEIGHT : 0);
  const [chosen, setChosen] = useState<string>();
  const shown = models.some(({ id }) => id === chosen) ? (chosen ?? "") : (models[0]?.id ?? "");
  const retry = useCallback((turnId: string, column: number) => void chat.retry({ turnId, column }), [chat]);
  const resume = useCallback(
    (turnId: string, column: number) => void chat.resume({ turnId, column }),
    [chat],
  );
  return (
    <>
      {models.length > 1 && (
        // Side by side on wide pages.
        <div className="sticky top-0 z-10 -mx-4 bg-page px-4 py-2 lg:hidden">
          <Segmented label={text.shown} hideLabel choices={models} value={shown} onChange={setChosen} />
        </div>
      )}
      <ol aria-label={text.conversation} className="flex min-w-0 flex-col gap-8">
        {turns.map((turn, index) => (
          <li key={turn.id} className="min-w-0">
            <TurnView turn={turn} number={index + 1} shown={shown} onRetry={retry} onResume={resume} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Every model of the conversation, with the state of its last answer. */
function listModels(turns: readonly Turn[]): { id: string; label: string }[] {
  const models = new Map<string, string>();
  for (const answer of turns.flatMap(({ answers }) => answers)) {
    const { wanted, state } = answer;
    const name = shortenName(nameModel(answer));
    const isNotable = state === "running" || state === "waiting";
    models.set(wanted, isNotable ? `${name} · ${text.states[state]}` : name);
  }
  return [...models].map(([id, label]) => ({ id, label }));
}

/** Some endpoints name models by a path, whose last part is distinctive. */
function shortenName(name: string): string {
  const end = name.split("/").at(-1) || name;
  return end.length <= MOST_NAME ? end : `…${end.slice(1 - MOST_NAME)}`;
}
