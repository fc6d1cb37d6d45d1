import type { OpenQuestion } from "../../contract/open-question.ts";
import type { Plan } from "../../contract/tool.ts";
import type { PlannerPlugin } from "../../kernel/plugin.ts";
import { withResults } from "../../kernel/shared-context.ts";
import type { Asked, Found } from "../../kernel/stages.ts";
import { answerQuestion } from "../../planning/asking/answer-question.ts";
import { askMissing, askWhich, languageOf, toChoice } from "../../planning/asking/ask-about.ts";
import { composeRefusal } from "../../planning/asking/compose-question.ts";
import { readAnswerSpans } from "../../planning/asking/read-answer-spans.ts";
import { type ArgumentValidator, createArgumentValidator } from "../../planning/schema/validate-arguments.ts";
import { toTool } from "../to-tool.ts";
import { planNamed } from "./plan-named.ts";

const NOT_UNDERSTOOD = "the answer does not identify a choice or a value";

/** Plans the tool that a caller names, or the answer to the last question of the conversation. */
export function plannerChosen(): PlannerPlugin {
  const validate = createArgumentValidator();

  return {
    name: "planner-chosen",
    plugin_type: "PLANNER",
    version: "1.0.0",
    order: 5,
    setup() {},
    async execute(context) {
      const { payload, user_input, history } = context;
      if (history.length > 0) return context;
      const { asked, found, planned } = payload;
      if (asked.named !== null) {
        const plan = planNamed(asked.named, {
          tools: found.named_tools,
          query: user_input,
          context: asked.user_context_data,
        });
        return withResults(context, { planned: { ...planned, plan } });
      }
      if (found.open_question === null) return context;
      const plan = planAnswer(found.open_question, user_input, payload, validate);
      if (plan === null) return withResults(context, { found: { ...found, open_question: null } });
      // Candidates for the words of an answer are not relevant.
      return withResults(context, {
        found: { ...found, candidates: [], match_confidence: 0 },
        planned: { ...planned, plan },
      });
    },
  };
}

/** The plan that results from an answer; null if the text is not an answer. */
function planAnswer(
  open: OpenQuestion,
  text: string,
  { asked, found }: { asked: Asked; found: Found },
  validate: ArgumentValidator,
): Plan | null {
  const { user_context_data: context } = asked;
  const [first] = found.candidates;
  const isChoice = open.choices.some(({ tool_id }) => tool_id === first?.tool_id);
  const search = { confidence: found.match_confidence, isChoice };
  const answer = answerQuestion(open, { text, context, search, validate });
  if (answer === null) return null;
  const language = languageOf(open.request);
  if (answer.kind === "refused") return askForNewRequest(language);
  if (answer.kind === "unclear") return askAgain(open, language);
  const { tool, missing, faults } = answer;
  const reading = readAnswerSpans(text, {
    before: answer.choice.arguments,
    after: answer.arguments,
    context,
  });
  if (missing.length > 0 || faults.length > 0) {
    const reason = faults.length > 0 ? "a value does not fit" : "a required argument is missing";
    return { ...askMissing(toChoice(tool, answer), { language, confidence: 1, reason, faults }), reading };
  }
  return {
    kind: "tool_call",
    call: { tool: toTool(tool), arguments: answer.arguments },
    confidence: 1,
    reason: "the caller's answer to the previous question",
    reading,
  };
}

function askAgain({ choices, missing, tools }: OpenQuestion, language: string): Plan {
  const left = choices.filter(({ tool_id }) => tools.some((tool) => tool.tool_id === tool_id));
  const [choice] = left;
  const asking = { language, reason: NOT_UNDERSTOOD };
  if (choice !== undefined && missing.length > 0) return askMissing(choice, { ...asking, confidence: 1 });
  return askWhich({ ...asking, choices: left, confidence: 0 });
}

/** A question without choices is not stored, so the next message is a new request. */
function askForNewRequest(language: string): Plan {
  return {
    kind: "question",
    question: composeRefusal(language),
    candidates: [],
    missing: [],
    choices: [],
    confidence: 0,
    reason: "the caller rejected all proposals",
  };
}
