import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDateTime } from "../lib/format.ts";
import { t } from "../text/index.ts";
import { CopyButton } from "./copy-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Scrollable } from "./scrollable.tsx";
import { ErrorState, Loading } from "./states.tsx";

/** A stored version of a text. */
export function VersionDialog<Version extends { updated_at: string }>(props: {
  title: string;
  /** Names the text. */
  label: string;
  query: UseQueryResult<Version>;
  textOf: (version: Version) => string;
  /** Button that restores it, if possible. */
  restore: (text: string) => ReactNode;
  onClose: () => void;
  /** Content below the text. */
  children: ReactNode;
}) {
  const { title, label, query, textOf, restore, onClose, children } = props;
  const text = query.data && textOf(query.data);
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={title}
      footer={
        text !== undefined && (
          <>
            <CopyButton text={text} label={t.common.copy} />
            {restore(text)}
          </>
        )
      }
    >
      {query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <p className="text-12 text-soft">{formatDateTime(query.data.updated_at)}</p>
          <Scrollable aria-label={label} className="max-h-[60dvh] border-line bg-sunken">
            {text}
          </Scrollable>
          {children}
        </>
      )}
    </Dialog>
  );
}
