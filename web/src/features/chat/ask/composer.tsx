import { useQuery } from "@tanstack/react-query";
import { ChevronRight, SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { chat as text } from "../../../text/chat.ts";
import { settingsQuery } from "../api.ts";
import type { Setup } from "../state/conversation.ts";
import { LONGEST_MESSAGE } from "../state/write-messages.ts";
import { useScrollRoom } from "../use-scroll-room.ts";

const SetupFields = lazy(async () => ({ default: (await import("./setup-fields.tsx")).SetupFields }));

const ROOMY = "sm:[@media(min-height:44rem)]:sticky sm:[@media(min-height:44rem)]:bottom-0";
/** Its height with a margin (pixels). */
const HEIGHT = 200;

/** The input for a question, with its settings. */
export function Composer(props: {
  question: string;
  onQuestion: (question: string) => void;
  setup: Setup;
  onSetup: (change: Partial<Setup>) => void;
  isRunning: boolean;
  /** Set while another page streams an answer. */
  isElsewhere: boolean;
  /** Set if there is no content above that needs a separator. */
  isFirst: boolean;
  onSend: () => void;
  onStop: () => void;
}) {
  const { question, onQuestion, setup, onSetup, isRunning, isElsewhere, isFirst, onSend, onStop } = props;
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const isTooLong = question.length > LONGEST_MESSAGE;
  const isReady = question.trim() !== "" && !isRunning && !isElsewhere && !isTooLong;
  function handleKey(event: KeyboardEvent): void {
    // During IME composition (Japanese, for example), Enter confirms the composed text.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isTouch && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (isReady) onSend();
  }
  const [isOpen, setOpen] = useState(false);
  const isSticky = !isOpen && !isFirst;
  useScrollRoom("Bottom", isSticky ? HEIGHT : 0);
  return (
    // Stays visible while long answers are read, if there is enough space.
    <div
      className={`flex min-w-0 flex-col gap-2 bg-page pb-2 ${isFirst ? "" : "border-t border-line pt-3"} ${isSticky ? ROOMY : ""}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button does */}
      <div onKeyDown={handleKey}>
        <Field
          label={text.message}
          rows={3}
          value={question}
          onChange={onQuestion}
          placeholder={text.placeholder}
          hint={isTouch ? text.touchKeys : text.keys}
          error={isTooLong ? text.tooLong : undefined}
          validationBehavior="aria"
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {isRunning ? (
          <Button onPress={onStop}>
            <Square aria-hidden="true" />
            {text.stop}
          </Button>
        ) : (
          <Button look="primary" isDisabled={!isReady} onPress={onSend}>
            <SendHorizontal aria-hidden="true" />
            {text.send}
          </Button>
        )}
        <details
          className={`group min-w-0 ${isOpen ? "basis-full" : "flex-1 basis-64"}`}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className="touch flex w-fit max-w-full cursor-pointer flex-wrap items-center gap-x-1.5 py-1.5 text-13 font-medium">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 text-soft transition-transform duration-120 group-open:rotate-90"
            />
            {text.setup}
            <Summary setup={setup} />
          </summary>
          <div className="pt-2">
            <Suspense>{isOpen && <SetupFields setup={setup} onChange={onSetup} />}</Suspense>
          </div>
        </details>
      </div>
    </div>
  );
}

function Summary({ setup: { models, tools, agentId } }: { setup: Setup }) {
  const { data } = useQuery(settingsQuery);
  const named = models.length > 0 ? models.join(", ") : (data?.model.chat_model ?? text.defaultModel);
  const count = tools === null ? text.toolsFit : text.toolCount(tools.length);
  return (
    <span className="min-w-0 text-12 font-normal break-words text-soft">
      {text.setupSummary(named, count, agentId)}
    </span>
  );
}
