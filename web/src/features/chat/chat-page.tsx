import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useSession } from "../../app/session.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { ExampleQuestions } from "../../components/example-questions.tsx";
import { EmptyState, ErrorState, Loading, Page } from "../../components/states.tsx";
import { Segmented } from "../../components/toggle.tsx";
import { type ApiFailure, asFailure } from "../../lib/api-failure.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { chat as text } from "../../text/chat.ts";
import { hasToolsQuery, settingsQuery } from "./api.ts";
import { Composer } from "./ask/composer.tsx";
import { useOpenConversation } from "./list/use-open-conversation.ts";
import { NoModel } from "./no-model.tsx";
import { NO_SETUP, type Setup, type Turn } from "./state/conversation.ts";
import type { Chat, ChatState } from "./state/create-chat.ts";
import { nameModel } from "./state/describe-change.ts";
import { useChat } from "./state/use-chat.ts";
import { TurnView } from "./turn/turn-view.tsx";
import { useFollowEnd } from "./use-follow-end.ts";
import { useScrollRoom } from "./use-scroll-room.ts";

const ConversationList = lazy(async () => ({
  default: (await import("./list/conversation-list.tsx")).ConversationList,
}));
const ConversationsDrawer = lazy(async () => ({
  default: (await import("./list/conversations-drawer.tsx")).ConversationsDrawer,
}));

/** Characters of a model's name, with its state, that fit on a phone. */
const MOST_NAME = 20;
/** Height of the model switch with a margin (pixels). */
const SWITCH_HEIGHT = 120;

/** Conversations with one or several models that use the user's tools. */
export function ChatPage() {
  const userId = useSession()?.user.id ?? "";
  return <Conversations key={userId} userId={userId} />;
}

/** The open conversation beside the list of all. */
function Conversations({ userId }: { userId: string }) {
  const { id, isNew, begin, keepAddress } = useOpenConversation(userId);
  const [isListOpen, setListOpen] = useState(false);
  const { chat, state, sync } = useChat(userId, id, isNew);
  const list = { openId: id, onDeleted: (deleted: string) => deleted === id && begin() };
  const actions = (
    <>
      <Button className="xl:hidden" aria-haspopup="dialog" onPress={() => setListOpen(true)}>
        {text.list.title}
      </Button>
      {(!isNew || state.turns.length > 0) && <Button onPress={begin}>{text.newConversation}</Button>}
    </>
  );
  return (
    <Page title={text.title} intro={text.intro} actions={actions}>
      <div className="flex min-w-0 gap-6 [&>*]:min-w-0">
        <nav
          aria-label={text.list.title}
          className="sticky top-5 hidden max-h-[calc(100dvh-2.5rem)] w-56 shrink-0 flex-col gap-2 self-start overflow-y-auto border-r border-line pr-3 xl:flex"
        >
          <Suspense>
            <ConversationList {...list} />
          </Suspense>
        </nav>
        <div className="flex flex-1 flex-col gap-5">
          {state.status === "missing" ? (
            <EmptyState title={text.missing} action={<Button onPress={begin}>{text.newConversation}</Button>}>
              <p>{text.missingText}</p>
            </EmptyState>
          ) : state.status === "ready" ? (
            <Conversation key={id} userId={userId} chat={chat} state={state} onKept={keepAddress} />
          ) : sync.error ? (
            <ErrorState error={sync.error} onRetry={() => void sync.refetch()} />
          ) : (
            <Loading />
          )}
        </div>
      </div>
      <Suspense>
        {isListOpen && <ConversationsDrawer {...list} onClose={() => setListOpen(false)} />}
      </Suspense>
    </Page>
  );
}

function Conversation(props: { userId: string; chat: Chat; state: ChatState; onKept: () => void }) {
  const { userId, chat, state, onKept } = props;
  const { turns, failure } = state;
  const [question, setQuestion] = useDraft(`chat.${userId}.question`, "");
  const [setup, setSetup] = useDraft<Setup>(`chat.${userId}.setup`, NO_SETUP);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const isConfigured = useQuery(settingsQuery).data?.model.configured ?? true;
  const isElsewhere = turns.some((turn) => turn.isElsewhere);
  const isRunning = turns.some(
    (turn) => !turn.isElsewhere && turn.answers.some(({ state }) => state === "running"),
  );
  useFollowEnd(turns);
  const isKept = turns.some(({ revision }) => revision > 0);
  useEffect(() => {
    if (isKept) onKept();
  }, [isKept, onKept]);

  function send(): void {
    const asked = question.trim();
    setQuestion("");
    setRefused(null);
    chat.ask(asked, setup).catch((error: unknown) => {
      // What was typed in the meantime stays.
      setQuestion((now) => (now === "" ? asked : `${asked}\n\n${now}`));
      setRefused(asFailure(error));
    });
  }
  return (
    <>
      {turns.length > 0 ? (
        <Turns chat={chat} turns={turns} />
      ) : isConfigured ? (
        <EmptyChat onChoose={setQuestion} />
      ) : (
        <NoModel />
      )}
      {refused && (
        <ErrorState error={refused}>
          <p>{text.notSent}</p>
        </ErrorState>
      )}
      {failure && (
        <ErrorState error={failure}>
          <p>{text.notKept}</p>
        </ErrorState>
      )}
      {isElsewhere && <p className="text-13 text-warn">{text.elsewhere}</p>}
      {(isConfigured || turns.length > 0) && (
        <Composer
          question={question}
          onQuestion={setQuestion}
          setup={setup}
          onSetup={(change) => setSetup((old) => ({ ...old, ...change }))}
          isRunning={isRunning}
          isElsewhere={isElsewhere}
          isFirst={turns.length === 0}
          onSend={send}
          onStop={chat.stop}
        />
      )}
    </>
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

function Turns({ chat, turns }: { chat: Chat; turns: readonly Turn[] }) {
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
