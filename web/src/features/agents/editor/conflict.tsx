import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../../components/button.tsx";
import { agents } from "../../../text/agents.ts";

/** The stored version differs from the one that was edited: the consequences and the options. */
export function Conflict(props: { stored: number; base: number; children: ReactNode }) {
  const { stored, base, children } = props;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-md border border-warn/40 bg-warn-tint px-3 py-2.5 text-13"
    >
      <p>{agents.movedOn(stored, base)}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

export function OpenStored({ id }: { id: string }) {
  return (
    <Link to="/agents/$agentId" params={{ agentId: id }} className={buttonClass()}>
      {agents.openStored(id)}
    </Link>
  );
}
