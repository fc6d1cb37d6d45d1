import { useEffect, useRef } from "react";
import type { MadeKey } from "../../../components/api-key/api.ts";
import { FirstRequest, NewKey } from "../../../components/api-key/new-key.tsx";
import { mcp } from "../../../text/mcp.ts";

/** The new key on the page; the focus moves there from the dialog. */
export function NewClientKey(props: { made: MadeKey; isUsed: boolean; onCopied: () => void }) {
  const { made, isUsed, onCopied } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (made.id) heading.current?.focus();
  }, [made.id]);
  return (
    <div className="flex max-w-160 flex-col gap-2 rounded-md border border-accent bg-tint px-3 py-2.5">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {mcp.newKey}
      </h3>
      <NewKey made={made} onCopied={onCopied} />
      <FirstRequest isUsed={isUsed} />
    </div>
  );
}
