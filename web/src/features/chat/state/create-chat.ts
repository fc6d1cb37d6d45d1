import type { OrchestratorRequest } from "../../../../../src/contract/api/hydra-orchestrator.ts";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import type { streamFunction } from "../../../lib/stream-function.ts";
import { chat as text } from "../../../text/chat.ts";
import { applyEvent, interruptAnswer } from "./apply-event.ts";
import type { ChatStore } from "./chat-store.ts";
import { type Answer, type AnswerError, newAnswer, type Setup, type Turn } from "./conversation.ts";
import { describeChange } from "./describe-change.ts";
import { createKeeper } from "./keep-turns.ts";
import { readKept } from "./kept-turn.ts";
import { mergeTurns } from "./merge-turns.ts";
import { readModelEvent } from "./read-model-event.ts";
import { writeMessages } from "./write-messages.ts";

export interface ChatParts {
  stream: typeof streamFunction;
  store: ChatStore;
  /** Set for a conversation that the server does not have yet. */
  isNew: boolean;
  now: () => number;
  /** Announces to screen readers. */
  say: (text: string) => void;
  /** Batches updates until the next frame, because text arrives faster than it can be read. */
  soon: (task: () => void) => void;
  wait: (ms: number) => Promise<void>;
  /** Called when an answer has ended or waits. */
  onSettled: () => void;
  /** Called when other pages should read the conversation, and the list of conversations if it has a new turn. */
  onKept: (hasNewTurn: boolean) => void;
}

export type Chat = ReturnType<typeof createChat>;

export interface ChatState {
  turns: readonly Turn[];
  /** `missing`: it was deleted, or belongs to another user. */
  status: "loading" | "ready" | "missing";
  /** Why the last change is not kept on the server. */
  failure: ApiFailure | null;
}

interface Place {
  turnId: string;
  /** Index of the answer. */
  column: number;
}

const PATH = "hydra-orchestrator";

/** A conversation in one page. It continues while other pages are open, and follows its other pages. */
export function createChat(parts: ChatParts) {
  const { store, now } = parts;
  let state: ChatState = { turns: [], status: parts.isNew ? "ready" : "loading", failure: null };
  let isKept = !parts.isNew;
  let revision = 0;
  let isPlanned = false;
  const listeners = new Set<() => void>();
  const running = new Set<AbortController>();
  /** Turns that are being added or reserved. */
  const begun = new Set<string>();
  const turnOf = (id: string) => state.turns.find((turn) => turn.id === id);
  const keeper = createKeeper({
    store: store.keep,
    turn: turnOf,
    wait: parts.wait,
    onKept(id, newRevision) {
      edit(id, (turn) => ({ ...turn, revision: newRevision }));
      parts.onKept(false);
    },
    onRefused(_id, failure) {
      if (failure.code === "NOT_FOUND") lose();
      else update({ failure });
    },
  });

  function update(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    if (isPlanned) return;
    isPlanned = true;
    parts.soon(() => {
      isPlanned = false;
      for (const notify of listeners) notify();
    });
  }
  const set = (turns: readonly Turn[]) => update({ turns });
  function edit(id: string, change: (turn: Turn) => Turn): void {
    set(state.turns.map((turn) => (turn.id === id ? change(turn) : turn)));
  }
  function stop(): void {
    for (const controller of running) controller.abort();
  }
  /** The server no longer has the conversation. */
  function lose(): void {
    stop();
    update({ turns: [], status: "missing", failure: null });
  }
  function change({ turnId, column }: Place, editAnswer: (answer: Answer) => Answer): void {
    edit(turnId, (turn) => ({
      ...turn,
      answers: turn.answers.map((answer, i) => {
        if (i !== column) return answer;
        const edited = editAnswer(answer);
        const said = describeChange(answer, edited);
        if (said !== null) parts.say(said);
        return edited;
      }),
    }));
  }
  const answerAt = ({ turnId, column }: Place): Answer | undefined => turnOf(turnId)?.answers[column];

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
      for (const { turnId } of places) keeper.hurry(turnId);
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

  /**
   * Starts an answer of a kept turn again: reserves the turn first, so that only one page does. @returns
   * whether this page may continue
   */
  async function reserve(place: Place, restart: (answer: Answer) => Answer): Promise<boolean> {
    await keeper.settled();
    const before = turnOf(place.turnId);
    if (!before || before.isElsewhere) return false;
    update({ failure: null });
    change(place, restart);
    const turn = turnOf(place.turnId) ?? before;
    begun.add(turn.id);
    try {
      const kept = await store.keep(turn, true);
      edit(turn.id, (now) => ({ ...now, revision: kept }));
    } catch (error) {
      edit(turn.id, () => before);
      const failure = asFailure(error);
      if (failure.code === "NOT_FOUND") lose();
      else update({ failure });
      return false;
    } finally {
      begun.delete(turn.id);
    }
    keeper.own(turn.id);
    return true;
  }

  return {
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    state: () => state,
    stop,

    /** Reads what other pages have changed. @throws ApiFailure unless the conversation is missing */
    async sync(): Promise<void> {
      if (!isKept || state.status === "missing") return;
      try {
        const kept = await store.read(revision);
        revision = Math.max(revision, kept.revision);
        const isOwn = (id: string) => begun.has(id) || keeper.owns(id);
        const turns = mergeTurns(state.turns, kept.turns.map(readKept), isOwn);
        if (turns !== state.turns || state.status === "loading") update({ turns, status: "ready" });
      } catch (error) {
        if (asFailure(error).code !== "NOT_FOUND") throw error;
        lose();
      }
    },

    /**
     * @throws ApiFailure if the question cannot be kept, for example because another page has continued the
     * conversation; it is not sent then
     */
    async ask(question: string, setup: Setup): Promise<void> {
      const wanted = setup.models.length === 0 ? [""] : setup.models;
      const answers = wanted.map((model) => newAnswer(model, now()));
      const turn: Turn = {
        id: crypto.randomUUID(),
        question,
        setup,
        answers,
        revision: 0,
        isElsewhere: false,
      };
      const before = state.turns;
      update({ turns: [...before, turn], failure: null });
      begun.add(turn.id);
      try {
        await keeper.settled();
        const kept = await store.add(turn, before.at(-1)?.id ?? null);
        edit(turn.id, (now) => ({ ...now, revision: kept }));
      } catch (error) {
        set(state.turns.filter(({ id }) => id !== turn.id));
        begun.delete(turn.id);
        await this.sync().catch(() => undefined);
        throw asFailure(error);
      }
      isKept = true;
      parts.onKept(true);
      parts.say(text.say.asking(wanted.length));
      keeper.own(turn.id);
      begun.delete(turn.id);
      await askModels(
        answers.map((_, column) => ({ turnId: turn.id, column })),
        before,
        turn,
      );
    },

    /** Repeats the question for one model. */
    async retry(place: Place): Promise<void> {
      if (!(await reserve(place, ({ wanted }) => newAnswer(wanted, now())))) return;
      const index = state.turns.findIndex(({ id }) => id === place.turnId);
      const turn = state.turns[index];
      if (turn) await askModels([place], state.turns.slice(0, index), turn);
    },

    /** Continues after an approval was decided or a continuation was interrupted. */
    async resume(place: Place): Promise<void> {
      const paused = answerAt(place);
      if (!paused || paused.state === "running" || paused.runId === null) return;
      const isReserved = await reserve(place, (answer) => ({
        ...answer,
        state: "running",
        trouble: null,
        requests: answer.requests + 1,
        startedAt: now(),
      }));
      if (!isReserved) return;
      await run([place], `${PATH}/runs/${paused.runId}/resume`, { stream: true }, notResumed);
    },

    /** The page is being closed: ends what it streams. */
    leave(): void {
      for (const id of keeper.ids()) {
        const turn = turnOf(id);
        if (turn) store.leave(turn);
      }
    },
  };
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
