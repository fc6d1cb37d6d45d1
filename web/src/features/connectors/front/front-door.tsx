import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { toast } from "sonner";
import { Button, buttonClass } from "../../../components/button.tsx";
import { DropTarget } from "../../../components/drop-target.tsx";
import { Field } from "../../../components/field.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState, Loading, Page } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatBytes } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { KindLinks } from "../new/kind-links.tsx";
import { readSample } from "../new/read-sample.ts";
import { FoundItem } from "./found-item.tsx";
import { type Found, findSources, type Source, toSource } from "./import-source.ts";

const McpReview = lazy(async () => ({ default: (await import("./mcp-review.tsx")).McpReview }));
const Review = lazy(async () => ({ default: (await import("./review.tsx")).Review }));

const MAX_BYTES = 16 * 1024 * 1024;
/** Characters of a pasted text that the box shows; a longer one is read without being shown. */
const MAX_SHOWN = 4_000;
const MAX_REASONS = 5;

/** One box for everything that can be connected: it reads what is entered, and asks for what is missing. */
export function FrontDoor({ isSample }: { isSample: boolean }) {
  const text = t.connectors.front;
  const [entered, setEntered] = useState("");
  const [source, setSource] = useState<Source | null>(null);
  const [chosen, setChosen] = useState<Found | null>(null);
  const find = useMutation({
    mutationFn: findSources,
    onSuccess: ([only, ...others]) => setChosen(only && others.length === 0 ? only : null),
  });
  const sample = useMutation({ mutationFn: readSample, onSuccess: (document) => start({ text: document }) });
  const isStarted = useRef(false);
  const openSample = sample.mutate;
  useEffect(() => {
    if (!isSample || isStarted.current) return;
    isStarted.current = true;
    openSample();
  }, [isSample, openSample]);

  function start(next: Source): void {
    setSource(next);
    setChosen(null);
    find.mutate(next);
  }
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MAX_BYTES) toast.error(t.connectors.tooLarge);
    else start({ text: await file.text() });
  }
  function restart(): void {
    setSource(null);
    setChosen(null);
    find.reset();
  }
  const isReading = find.isPending || sample.isPending;
  const found = find.data ?? [];
  return (
    <Page title={t.connectors.newTitle} intro={t.connectors.newIntro}>
      <KindLinks current="any" />
      <DropTarget
        label={text.drop}
        onFiles={([file]) => void read(file)}
        onText={(dropped) => start(toSource(dropped))}
      >
        {source === null || (find.error && !isReading) ? (
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (entered.trim() !== "") start(toSource(entered));
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text/plain");
              if (pasted.trim() === "" || entered.trim() !== "") return;
              if (pasted.length > MAX_SHOWN) event.preventDefault();
              start(toSource(pasted));
            }}
          >
            <Field
              label={text.label}
              hint={text.hint}
              value={entered}
              onChange={setEntered}
              placeholder={text.placeholder}
              rows={4}
              mono
              autoFocus
            />
            <div className="flex flex-wrap items-center gap-2">
              <Button type="submit" look="primary" isDisabled={entered.trim() === ""} isPending={isReading}>
                {text.continue}
              </Button>
              <FileTrigger onSelect={(files) => void read(files?.[0])}>
                <Button>{t.connectors.chooseFile}</Button>
              </FileTrigger>
              <Button look="quiet" onPress={() => sample.mutate()}>
                {t.connectors.sample}
              </Button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap items-center gap-2 rounded-md bg-sunken px-3 py-2">
            <span className="min-w-0 flex-1 truncate font-mono text-12">
              {nameSource(source, chosen?.title)}
            </span>
            <Button onPress={restart}>{text.other}</Button>
          </div>
        )}
        {isReading && (
          <p role="status" className="text-13 text-soft">
            {text.reading}
          </p>
        )}
        {(find.error ?? sample.error) && (
          <ErrorState error={find.error ?? sample.error}>
            <Reasons error={find.error} />
            {source?.text !== undefined && (
              <Link to="/connectors/new" search={{ kind: "openapi" }} className={buttonClass()}>
                {text.openEditor}
              </Link>
            )}
          </ErrorState>
        )}
        {found.length > 1 && (
          <ul className="flex flex-col gap-2" aria-label={text.found(found.length)}>
            {found.map((one) => (
              <FoundItem
                key={`${one.kind} ${one.url}`}
                found={one}
                isChosen={one === chosen}
                onChoose={() => setChosen(one)}
              />
            ))}
          </ul>
        )}
        {source && chosen && (
          <Suspense fallback={<Loading rows={5} />}>
            {chosen.kind === "mcp" ? (
              <McpReview key={chosen.url} source={source} found={chosen} />
            ) : (
              <Review key={`${chosen.kind} ${chosen.url}`} source={source} found={chosen} />
            )}
          </Suspense>
        )}
      </DropTarget>
    </Page>
  );
}

/** Why nothing could be read, where the message does not say it. */
function Reasons({ error }: { error: unknown }) {
  if (!error) return null;
  const { faults, message } = asFailure(error);
  const others = faults.filter((fault) => !message.includes(fault.message)).slice(0, MAX_REASONS);
  if (others.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {others.map((fault) => (
        <li key={`${fault.pointer} ${fault.message}`}>
          <ServerText>{fault.message}</ServerText>
        </li>
      ))}
    </ul>
  );
}

/** The address, or what was found in the text, with its size; the first line if there are several APIs in it. */
function nameSource({ url, text = "" }: Source, title = ""): string {
  if (url !== undefined) return url;
  const [line = ""] = text.trim().slice(0, 120).split("\n");
  return `${title || line} · ${formatBytes(text.length)}`;
}
