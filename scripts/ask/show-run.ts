import type { OrchestratorEvents } from "../../src/contract/api/hydra-orchestrator.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine, printable, printableJson } from "./printable.ts";
import type { RunEvent } from "./read-events.ts";
import type { Waiting } from "./waiting.ts";

export interface RunView {
  show(event: RunEvent): void;
  /** Nothing more is to come; gives what the model wrote last. */
  end(): string;
}

const MAX_ARGUMENTS = 200;

/**
 * Runs as they happen: the text, a line for each step, what it came to. `isNamed`: several models, each under its name;
 * `waiting`: what is told until the first of it.
 */
export function showRun(
  terminal: Terminal,
  { isNamed, waiting: first }: { isNamed: boolean; waiting: Waiting | null },
): RunView {
  const { bold, dim, red, green, cyan } = terminal.styles;
  const started = performance.now();
  const open = new Map<string, string>();
  let waiting: { done(): void } | null = null;
  let written = "";
  let turn = -1;

  const stopWaiting = () => {
    waiting?.done();
    waiting = null;
  };
  const wait = (why: string, since?: number) => {
    stopWaiting();
    waiting = terminal.progress(why, since);
  };
  const tell = (line: string) => {
    stopWaiting();
    terminal.tell(line);
  };
  const write = (text: string) => {
    stopWaiting();
    written += text;
    terminal.write(printable(text));
  };
  const beginText = () => {
    if (written !== "") terminal.write("\n");
    written = "";
  };
  const describeOutcome = ({ result, duration_ms }: OrchestratorEvents["step_done"]) => {
    const took = dim(`${Math.round(duration_ms)} ms`);
    const failure = readFailure(result);
    if (failure === null) return `${green("✓")} ${took}`;
    if (failure.error_code === "APPROVAL_REQUIRED") return `${cyan("?")} ${took} needs an approval`;
    return `${red("✗")} ${took} ${oneLine(`${failure.error_code}: ${failure.error_message}`)}`;
  };
  const tellFault = ({ error_code, error_message }: OrchestratorEvents["failure"]) =>
    tell(`${red(`✗ ${oneLine(error_code)}`)} ${bold(oneLine(error_message))}`);

  const shows: { [Name in RunEvent["name"]]: (data: OrchestratorEvents[Name]) => void } = {
    run({ model }) {
      [written, turn] = ["", -1];
      if (isNamed) tell(bold(cyan(`▍${oneLine(model)}`)));
      wait("Thinking …");
    },
    text(piece) {
      if (piece.turn !== turn) beginText();
      turn = piece.turn;
      write(piece.delta);
    },
    step_started(step) {
      open.set(step.id, describeCall(step));
      wait(describeCall(step));
    },
    step_done(step) {
      open.delete(step.id);
      tell(`${describeCall(step)} ${describeOutcome(step)}`);
      wait([...open.values()].at(-1) ?? "Thinking …");
    },
    result({ message, error, steps, usage, stopped, trace_id }) {
      // What waits for an approval is shown as such.
      const content = stopped === "approval" ? "" : (message?.content ?? "");
      if (content !== written && content !== "") {
        beginText();
        write(content);
      }
      if (error) tellFault(error);
      const facts = [
        ...(stopped && stopped !== "approval" ? [`stopped: ${stopped}`] : []),
        `${steps.length} ${steps.length === 1 ? "step" : "steps"}`,
        `${usage.prompt_tokens + usage.completion_tokens} tokens`,
        `${((performance.now() - started) / 1000).toFixed(1)} s`,
        `trace ${trace_id}`,
      ];
      tell(dim(facts.join(" · ")));
    },
    failure: tellFault,
    done: stopWaiting,
  };

  wait(first?.why ?? "Thinking …", first?.since);
  return {
    show: <Name extends RunEvent["name"]>({ name, data }: { name: Name; data: OrchestratorEvents[Name] }) =>
      shows[name]?.(data),
    end() {
      stopWaiting();
      return written;
    },
  };
}

function describeCall({ tool, arguments: args }: { tool: string; arguments: unknown }): string {
  const text = printableJson(args);
  return `→ ${oneLine(tool)} ${text.length > MAX_ARGUMENTS ? `${text.slice(0, MAX_ARGUMENTS)}…` : text}`;
}

function readFailure(result: unknown): { error_code: string; error_message: string } | null {
  if (typeof result !== "object" || result === null) return null;
  const { status, error_code, error_message } = result as Record<string, unknown>;
  if (status !== "FAILURE") return null;
  return { error_code: String(error_code), error_message: String(error_message) };
}
