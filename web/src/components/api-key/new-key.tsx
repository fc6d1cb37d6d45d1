import { useQuery } from "@tanstack/react-query";
import { t } from "../../text/index.ts";
import { CopyButton } from "../copy-button.tsx";
import { Scrollable } from "../scrollable.tsx";
import { keysQuery, type MadeKey } from "./api.ts";

/** A new key, which is only visible now. */
export function NewKey({ made, onCopied }: { made: MadeKey; onCopied: () => void }) {
  return (
    <>
      <p>{t.apiKeys.once}</p>
      <Scrollable className="border-line bg-sunken break-all" data-testid="new-key">
        {made.key}
      </Scrollable>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={made.key} label={t.apiKeys.copyKey} onCopied={onCopied} />
        <CopyButton
          text={`Authorization: Bearer ${made.key}`}
          label={t.apiKeys.copyHeader}
          onCopied={onCopied}
        />
      </div>
    </>
  );
}

/** Waits for the key's first request and reports it. */
export function FirstRequest({ isUsed }: { isUsed: boolean }) {
  return (
    <output className={`text-13 ${isUsed ? "text-ok" : "text-soft"}`}>
      {isUsed ? t.apiKeys.firstRequest : t.apiKeys.waiting}
    </output>
  );
}

/** Whether a key was used; polled every 2 seconds until it was. */
export function useFirstRequest(id: string | null): boolean {
  const isUsed = (keys: { id: string; last_used_at: string | null }[] | undefined) =>
    keys?.some((key) => key.id === id && key.last_used_at !== null) ?? false;
  const { data } = useQuery({
    ...keysQuery,
    enabled: id !== null,
    refetchInterval: ({ state }) => (isUsed(state.data) ? false : 2_000),
  });
  return isUsed(data);
}
