import type { OrchestratorRequest } from "../../../../../src/contract/api/hydra-orchestrator.ts";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import type { streamFunction } from "../../../lib/stream-function.ts";
import { chat as text } from "../../../text/chat.ts";
import { applyEvent, interruptAnswer } from "./apply-event.ts";
import { type Answer, type AnswerError, newAnswer, type Setup, type Turn } from "./conversation.ts";
import { describeChange } from "./describe-change.ts";
import { readModelEvent } from "./read-model-event.ts";
import { loadConversation, storeConversation } from "./store-conversation.ts";
import { writeMessages } from "./write-messages.ts";

export interface ChatParts {
  stream: typeof streamFunction;
  storage: Storage;
  /** Storage key. */
  key: string;
  now: () => number;
  /** Announces to screen readers. */
  say: (text: string) => void;
  /** Batches updates until the next frame, because text arrives faster than it can be read. */
  soon: (task: () => void) => void;
  /** Called when an answer has ended or waits. */
  onSettled: () => void;
}

export type Chat = ReturnType<typeof createChat>;

interface Place {
  turnId: string;
  /** Index of the answer. */
  column: number;
}

const PATH = "hydra-orchestrator";

/** The conversation of one user in one tab. It continues while other pages are open. */
export function createChat(parts: ChatParts) {
  const { storage, key, now } = parts;
  let turns: readonly Turn[] = loadConversation(storage, key);
  let isPlanned = false;
  const listeners = new Set<() => void>();
  const running = new Set<AbortController>();

  function publish(): void {
    if (isPlanned) return;
    isPlanned = true;
    parts.soon(() => {
      isPlanned = false;
      for (const notify of listeners) notify();
    });
  }
  function set(next: readonly Turn[]): void {
    turns = next;
    publish();
  }
  const keep = () => storeConversation(storage, key, turns);
  function change({ turnId, column }: Place, edit: (answer: Answer) => Answer): void {
    set(
      turns.map((turn) =>
        turn.id !== turnId
          ? turn
          : {
              ...turn,
              answers: turn.answers.map((answer, i) => {
                if (i !== column) return answer;
                const edited = edit(answer);
                const said = describeChange(answer, edited);
                if (said !== null) parts.say(said);
                return edited;
              }),
            },
      ),
    );
  }
  const answerAt = ({ turnId, column }: Place): Answer | undefined =>
    turns.find(({ id }) => id === turnId)?.answers[column];

  /** Streams one request for the answers at these places until it ends. */
  async function run(places: readonly Place[], path: string, body: object, onFail = failed): Promise<void> {
    const controller = new AbortController();
    running.add(controller);
    const end = (edit: (answer: Answer) => Answer) => {
      for (const place of places)
        change(place, (answer) => (answer.state === "running" ? edit(answer) : answer));
    };
    let hasBegun = false;
    const handleEvent = (event: Parameters<typeof readModelEvent>[0]) => {
      hasBegun = true;
      const read = readModelEvent(event);
      if (read?.kind === "failure") end((answer) => onFail(answer, read.failure, now()));
      const place = read?.kind === "model" ? places[read.index] : undefined;
      if (read?.kind !== "model" || !place || answerAt(place)?.state !== "running") return;
      change(place, (answer) => applyEvent(answer, read.event, now()));
      if (read.event.name !== "text") keep();
    };
    try {
      await parts.stream(path, { body, signal: controller.signal, onEvent: handleEvent });
      end((answer) => interruptAnswer(answer, { state: "cut" }, now()));
    } catch (error) {
      if (controller.signal.aborted) end((answer) => interruptAnswer(answer, { state: "stopped" }, now()));
      // The server has already sent events, so the failure is a lost connection.
      else if (hasBegun) end((answer) => interruptAnswer(answer, { state: "cut" }, now()));
      else end((answer) => onFail(answer, asFailure(error), now()));
    } finally {
      running.delete(controller);
      keep();
      parts.onSettled();
    }
  }

  /** Models with the same history share a request. */
  function askModels(places: readonly Place[], before: readonly Turn[], turn: Turn): Promise<unknown> {
    const groups = new Map<string, { body: OrchestratorRequest; places: Place[] }>();
    for (const place of places) {
      const wanted = turn.answers[place.column]?.wanted ?? "";
      const messages = writeMessages(before, wanted, turn.question);
      const id = wanted === "" ? "" : JSON.stringify(messages);
      const group = groups.get(id) ?? { body: writeBody(turn.setup, messages), places: [] };
      if (wanted !== "") group.body.models = [...(group.body.models ?? []), wanted];
      group.places.push(place);
      groups.set(id, group);
    }
    return Promise.all([...groups.values()].map((group) => run(group.places, PATH, group.body)));
  }

  return {
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    turns: () => turns,
    keep,

    async ask(question: string, setup: Setup): Promise<void> {
      const wanted = setup.models.length === 0 ? [""] : setup.models;
      const answers = wanted.map((model) => newAnswer(model, now()));
      const turn: Turn = { id: crypto.randomUUID(), question, setup, answers };
      const before = turns;
      set([...before, turn]);
      parts.say(text.say.asking(wanted.length));
      keep();
      await askModels(
        answers.map((_, column) => ({ turnId: turn.id, column })),
        before,
        turn,
      );
    },

    /** Repeats the question for one model. */
    async retry(place: Place): Promise<void> {
      change(place, ({ wanted }) => newAnswer(wanted, now()));
      const index = turns.findIndex(({ id }) => id === place.turnId);
      const turn = turns[index];
      if (turn) await askModels([place], turns.slice(0, index), turn);
    },

    /** Continues after an approval was decided or a continuation was interrupted. */
    async resume(place: Place): Promise<void> {
      const paused = answerAt(place);
      if (!paused || paused.state === "running" || paused.runId === null) return;
      change(place, (answer) => ({
        ...answer,
        state: "running",
        trouble: null,
        requests: answer.requests + 1,
        startedAt: now(),
      }));
      await run([place], `${PATH}/runs/${paused.runId}/resume`, { stream: true }, notResumed);
    },

    stop(): void {
      for (const controller of running) controller.abort();
    },

    /** @returns the previous turns, for undo */
    clear(): readonly Turn[] {
      for (const controller of running) controller.abort();
      const before = turns;
      set([]);
      keep();
      return before;
    },

    /** Deletes the conversation after sign-out. */
    forget(): void {
      this.clear();
      parts.storage.removeItem(key);
    },

    restore(before: readonly Turn[]): void {
      set(before.map(settleTurn));
      keep();
    },
  };

  function settleTurn(turn: Turn): Turn {
    return {
      ...turn,
      answers: turn.answers.map((answer) => interruptAnswer(answer, { state: "stopped" }, now())),
    };
  }
}

function writeBody(
  { tools, agentId }: Setup,
  messages: OrchestratorRequest["messages"],
): OrchestratorRequest {
  return {
    messages,
    ...(tools && { tools }),
    ...(agentId !== "" && { agent_id: agentId }),
    stream: true,
  };
}

function failed(answer: Answer, failure: ApiFailure, now: number): Answer {
  return interruptAnswer(answer, { state: "failed", trouble: describe(failure) }, now);
}

/** The server still keeps the run unless it reports otherwise, so it can be continued later. */
function notResumed(answer: Answer, failure: ApiFailure, now: number): Answer {
  if (failure.code === "NOT_FOUND") return { ...failed(answer, failure, now), runId: null };
  if (answer.approval === null) return failed(answer, failure, now);
  return { ...answer, state: "waiting", trouble: describe(failure) };
}

function describe({ code, message, requestId, details }: ApiFailure): AnswerError {
  return { code, message, requestId, details };
}
