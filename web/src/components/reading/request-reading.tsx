import { useState } from "react";
import { Button, Tooltip, TooltipTrigger } from "react-aria-components";
import type { ReadSpan, SpanRole } from "../../../../src/contract/tool.ts";
import { showHiddenInText } from "../../lib/show-hidden.ts";
import { reading as text } from "../../text/reading.ts";
import { ROLES } from "./read-reading.ts";
import { splitRequest } from "./split-request.ts";

/** Each role has a different underline, so that the color is secondary. */
const MARKS: Record<SpanRole, string> = {
  action: "font-medium text-accent decoration-2",
  resource: "font-medium text-ink decoration-double decoration-edge",
  argument: "rounded-sm bg-ok-tint px-0.5 font-medium text-ok decoration-2",
  known_value: "rounded-sm px-0.5 text-ok decoration-dashed",
  qualifier: "text-ink decoration-dotted decoration-edge decoration-2",
  courtesy: "text-soft italic no-underline!",
  not_understood:
    "rounded-sm bg-bad-tint px-0.5 font-semibold text-bad decoration-wavy shadow-[0_0_0_1px_currentColor]",
};
const MARK = "underline underline-offset-4";

/** A request whose words are marked with their roles; without a reading, only the request. */
export function RequestReading(props: { request: string; reading: readonly ReadSpan[] }) {
  const pieces = splitRequest(props.request, props.reading);
  const roles = ROLES.filter((role) => pieces.some(({ span }) => span?.role === role));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="-mx-1 max-h-72 overflow-y-auto px-1 py-1 text-16 leading-8 break-words whitespace-pre-wrap text-soft">
        {pieces.map(({ start, text: words, span }) =>
          span ? <Mark key={start} span={span} /> : <span key={start}>{showHiddenInText(words)}</span>,
        )}
      </p>
      {roles.length > 0 && (
        <ul aria-label={text.legend} className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-soft">
          {roles.map((role) => (
            <li key={role} className="inline-flex items-baseline gap-1.5">
              <span aria-hidden="true" className={`${MARK} ${MARKS[role]}`}>
                Abc
              </span>
              {text.roles[role]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One span: its detail is shown below it, if it has one, and described on hover, focus and tap. */
function Mark({ span }: { span: ReadSpan }) {
  const [isOpen, setOpen] = useState(false);
  const label = labelOf(span);
  const caption = captionOf(span);
  return (
    <TooltipTrigger delay={150} closeDelay={0} isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        // Touch has no hover.
        onPress={() => setOpen(true)}
        className="inline-flex max-w-full min-w-6 cursor-help flex-col items-start rounded-sm text-left align-baseline leading-6 whitespace-pre-wrap select-text"
      >
        <span className={`${MARK} ${MARKS[span.role]}`}>{showHiddenInText(span.text)}</span>
        {caption === null ? (
          <span className="sr-only">: {label}</span>
        ) : (
          <span
            className={`px-0.5 text-12 leading-4 ${span.role === "not_understood" ? "text-bad" : "font-mono text-soft"}`}
          >
            <span className="sr-only">: {label.slice(0, -caption.length)}</span>
            {caption}
          </span>
        )}
      </Button>
      <Tooltip
        offset={4}
        className="max-w-72 rounded-md border border-line bg-surface px-2 py-1 text-12 text-ink shadow-overlay"
      >
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

/** The caption below a span, if any; its label ends with it. */
function captionOf({ role, detail }: ReadSpan): string | null {
  if (role === "not_understood") return text.roles[role];
  return role === "argument" || role === "known_value" ? (detail ?? null) : null;
}

function labelOf({ role, detail }: ReadSpan): string {
  if (detail !== undefined && role === "argument") return text.value(detail);
  if (detail !== undefined && role === "known_value") return text.knownValue(detail);
  return text.roles[role];
}
