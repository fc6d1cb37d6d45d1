import type { OrchestratorEvents } from "../../src/contract/api/hydra-orchestrator.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine, printable, printableJson } from "./printable.ts";
import type { RunEvent } from "./read-events.ts";
import type { Waiting } from "./waiting.ts";

export interface RunView {
  show(event: RunEvent): void;
  /** Ends the view; returns the last text of the model. */
  end(): string;
}

const MAX_ARGUMENTS = 200;

/**
 * Shows runs live: the text, a line for each step, and the result.
 *
 * @param isNamed whether several models are shown, each under its name
 * @param waiting the message until the first event
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
  const writeLine = (line: string) => {
    stopWaiting();
    terminal.writeLine(line);
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
  const showFault = ({ error_code, error_message }: OrchestratorEvents["failure"]) =>
    writeLine(`${red(`✗ ${oneLine(error_code)}`)} ${bold(oneLine(error_message))}`);

  const shows: { [Name in RunEvent["name"]]: (data: OrchestratorEvents[Name]) => void } = {
    run({ model }) {
      [written, turn] = ["", -1];
      if (isNamed) writeLine(bold(cyan(`▍${oneLine(model)}`)));
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
      writeLine(`${describeCall(step)} ${describeOutcome(step)}`);
      wait([...open.values()].at(-1) ?? "Thinking …");
    },
    result({ message, error, steps, usage, stopped, trace_id }) {
      // Pending approvals are shown separately.
      const content = stopped === "approval" ? "" : (message?.content ?? "");
      if (content !== written && content !== "") {
        beginText();
        write(content);
      }
      if (error) showFault(error);
      const facts = [
        ...(stopped && stopped !== "approval" ? [`stopped: ${stopped}`] : []),
        `${steps.length} ${steps.length === 1 ? "step" : "steps"}`,
        `${usage.prompt_tokens + usage.completion_tokens} tokens`,
        `${((performance.now() - started) / 1000).toFixed(1)} s`,
        `trace ${trace_id}`,
      ];
      writeLine(dim(facts.join(" · ")));
    },
    failure: showFault,
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
