import { Check, CircleHelp, Hourglass, LoaderCircle, TriangleAlert, X } from "lucide-react";
import { isJsonObject, type Json } from "../../../../../src/base/json.ts";
import { RequestLine } from "../../../components/labels.tsx";
import { listValues } from "../../../components/request/list-values.ts";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { formatDuration } from "../../../lib/format.ts";
import { showHidden } from "../../../lib/show-hidden.ts";
import { chat as text } from "../../../text/chat.ts";
import { codeOf } from "../state/apply-event.ts";
import type { StepItem, Untrusted } from "../state/conversation.ts";
import { TOO_LONG } from "../state/kept-turn.ts";
import type { SentRequest } from "./match-requests.ts";

/** A call in progress: tool and arguments, duration and result. */
export function StepView({ step, request }: { step: StepItem; request: SentRequest | undefined }) {
  const { tool, state, result, untrusted, duration_ms: duration } = step;
  const code = codeOf(result);
  const isHeld = state === "waiting" || code === "APPROVAL_REQUIRED";
  const message = code !== null && isJsonObject(result as Json) ? messageOf(result as Json) : null;
  return (
    <section
      aria-label={text.step(tool)}
      className={`flex min-w-0 flex-col gap-1 border-l-2 py-0.5 pl-3 ${code === null ? "border-edge/60" : isHeld ? "border-warn" : "border-bad"}`}
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <StateIcon state={isHeld ? "waiting" : state} isFailed={code !== null} />
        <code className="min-w-0 break-all font-semibold">{tool}</code>
        <span className="text-12 text-soft">
          {state === "done" && !isHeld && duration !== undefined
            ? formatDuration(duration)
            : text.stepStates[isHeld ? "waiting" : state]}
        </span>
        {code !== null && !isHeld && <code className="text-bad">{code}</code>}
      </p>
      {request?.url && <RequestLine {...request} errorCode={code !== null && !isHeld ? code : null} />}
      <Arguments value={step.arguments} />
      {message && !isHeld && (
        <p className="text-13 break-words text-bad">
          <ServerText>{showHidden(message)}</ServerText>
        </p>
      )}
      {untrusted && <UntrustedSigns signs={untrusted} />}
      {state === "done" && !isHeld && <Result value={result} />}
      {state === "cut" && <p className="text-12 text-warn">{text.doubt(tool)}</p>}
    </section>
  );
}

const ICON = "size-3.5 shrink-0";

function StateIcon({ state, isFailed }: { state: StepItem["state"]; isFailed: boolean }) {
  if (state === "running")
    return <LoaderCircle aria-hidden="true" className={`${ICON} text-accent motion-safe:animate-spin`} />;
  if (state === "waiting") return <Hourglass aria-hidden="true" className={`${ICON} text-warn`} />;
  if (state === "cut") return <CircleHelp aria-hidden="true" className={`${ICON} text-warn`} />;
  return isFailed ? (
    <X aria-hidden="true" className={`${ICON} text-bad`} />
  ) : (
    <Check aria-hidden="true" className={`${ICON} text-ok`} />
  );
}

/** Each value with its name, on one line if it is short. */
function Arguments({ value }: { value: unknown }) {
  if (value === TOO_LONG) return <p className="text-12 text-soft">{text.resultTooLong}</p>;
  if (typeof value === "string") return <code className="break-words text-soft">{showHidden(value)}</code>;
  const values = isEmpty(value) ? [] : listValues(value as Json);
  if (values.length === 0) return <p className="text-12 text-soft">{text.noArguments}</p>;
  return (
    <ul aria-label={text.arguments} className="flex max-h-40 flex-wrap gap-x-3 overflow-auto text-12">
      {values.map(({ name, text: shown }) => (
        <li key={name} className="min-w-0 break-words">
          <code className="text-soft">{showHidden(name)}</code> {showHidden(shown)}
        </li>
      ))}
    </ul>
  );
}

function Result({ value }: { value: unknown }) {
  return (
    <details>
      <summary className="touch w-fit cursor-pointer py-0.5 text-12 text-soft">{text.result}</summary>
      {value === TOO_LONG ? (
        <p className="text-12 text-soft">{text.resultTooLong}</p>
      ) : (
        <Scrollable aria-label={text.result} className="mt-1 max-h-72 border-line bg-sunken">
          {showHidden(typeof value === "string" ? value : JSON.stringify(value, null, 2))}
        </Scrollable>
      )}
    </details>
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value !== "object" || value === null || Object.keys(value).length === 0;
}

function messageOf(failure: Json): string | null {
  const message = isJsonObject(failure) ? failure["error_message"] : null;
  return typeof message === "string" ? message : null;
}

/** Warnings that a result contains instructions for the model. */
function UntrustedSigns({ signs }: { signs: Untrusted }) {
  const { instruction_like, hidden_characters, link_hosts = [] } = signs;
  const said = [
    instruction_like ? text.instructionLike : null,
    hidden_characters ? text.hiddenCharacters(hidden_characters) : null,
    link_hosts.length > 0 ? text.linkHosts(showHidden(link_hosts.join(", "))) : null,
  ].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-md bg-warn-tint px-2 py-1 text-12 text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <p className="min-w-0 break-words">
        <span className="font-semibold">{text.untrusted}.</span> {said.join(" ")}
      </p>
    </div>
  );
}
