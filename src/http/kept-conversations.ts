import { type Static, Type } from "@sinclair/typebox";
import { resolvePolicy } from "../agents/policy.ts";
import type { Json } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import {
  keptConversationsEndpoints as endpoints,
  type KeptAnswers,
  type KeptTurn,
} from "../contract/api/kept-conversations.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { Policy } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import { StoredPolicyShape } from "../contract/stored-shapes.ts";
import { maskByRules } from "../privacy/apply-rules.ts";
import { requireUser } from "./authenticate.ts";
import { bindEndpoint, type FunctionApp } from "./create-function.ts";

/** `setup` and `answers` are JSON. */
const StoredTurnShape = Type.Object({
  turn_id: Type.String(),
  question: Type.String(),
  setup: Type.String(),
  answers: Type.String(),
  revision: Type.Integer(),
  is_running: Type.Boolean(),
});
type StoredTurn = Static<typeof StoredTurnShape>;

const StoredConversationShape = Type.Object({
  title: Type.String(),
  revision: Type.Integer(),
  turns: Type.Array(StoredTurnShape),
});

const MAX_TITLE = 80;

/** The conversations of the Chat page. They belong to users; keys and applications have no access. */
export function bindKeptConversations(app: FunctionApp, platform: Platform): void {
  const { database, config } = platform;
  const what = "Conversations of the Chat page";

  bindEndpoint(app, platform, endpoints.readConversation, async (request) => {
    requireUser(request, what);
    const { title, revision, turns } = await database.call(
      "read_conversation",
      { ...idsOf(request), p_since: readSince(request.query("since")) },
      StoredConversationShape,
    );
    return { title, revision, turns: turns.map(readTurn) };
  });

  bindEndpoint(app, platform, endpoints.addTurn, async (request) => {
    requireUser(request, what);
    const { after, setup, turn_id, writer, answers } = request.body;
    const question = toStorable(request.body.question);
    const policy = await readPolicy({ p_user_id: request.user_id, p_agent_id: setup.agent_id });
    return database.call("add_turn", {
      ...idsOf(request),
      p_after: after,
      p_turn: {
        turn_id,
        writer,
        title: writeTitle(question),
        question,
        setup: JSON.stringify(toStorable(setup)),
        answers: JSON.stringify(maskAnswers(answers, policy)),
      },
    });
  });

  bindEndpoint(app, platform, endpoints.keepTurn, async (request) => {
    requireUser(request, what);
    const { writer, revision, is_running, answers } = request.body;
    const p_turn_id = request.param("turn_id");
    const ids = idsOf(request);
    const policy = answers && (await readPolicy({ p_user_id: ids.p_user_id, p_agent_id: null, p_turn_id }));
    return database.call("keep_turn", {
      ...ids,
      p_turn_id,
      p_writer: writer,
      p_revision: revision,
      p_running: is_running,
      p_answers: answers && policy ? JSON.stringify(maskAnswers(answers, policy)) : null,
    });
  });

  bindEndpoint(app, platform, endpoints.renameConversation, (request) => {
    requireUser(request, what);
    return database.call("rename_conversation", {
      ...idsOf(request),
      p_title: toStorable(request.body.title).trim(),
    });
  });

  bindEndpoint(app, platform, endpoints.deleteConversation, (request) => {
    requireUser(request, what);
    return database.call("delete_conversation", idsOf(request));
  });

  async function readPolicy(turn: {
    p_user_id: string;
    p_agent_id: string | null;
    p_turn_id?: string;
  }): Promise<Policy> {
    return resolvePolicy(
      await database.call("read_turn_policy", turn, StoredPolicyShape),
      config.environment,
    );
  }
}

function idsOf({ user_id, param }: { user_id: string; param: (name: string) => string }) {
  return { p_user_id: user_id, p_conversation_id: param("conversation_id") };
}

function readSince(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalidRequest([{ pointer: "/since", message: "must be a revision, a whole number from 0" }]);
}

function readTurn({ setup, answers, ...turn }: StoredTurn): KeptTurn {
  return {
    ...turn,
    setup: JSON.parse(setup) as KeptTurn["setup"],
    answers: JSON.parse(answers) as KeptTurn["answers"],
  };
}

/** The first words of the question, on one line. */
function writeTitle(question: string): string {
  const line = question.replace(/\s+/g, " ").trim();
  const characters = [...line.slice(0, 2 * MAX_TITLE)];
  return characters.length <= MAX_TITLE
    ? line
    : `${characters
        .slice(0, MAX_TITLE - 1)
        .join("")
        .trimEnd()}…`;
}

/**
 * Answers in the form in which a conversation keeps them: texts as the user read them, and the arguments and
 * results of calls under the rules of a trace.
 */
function maskAnswers(answers: KeptAnswers, policy: Policy): KeptAnswers {
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
