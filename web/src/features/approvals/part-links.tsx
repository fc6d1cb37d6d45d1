import { Link } from "@tanstack/react-router";
import { approvals as text } from "../../text/approvals.ts";

const PARTS = Object.entries(text.parts);

/** The parts of the page as links: each has its address. */
export function PartLinks({ current }: { current: string }) {
  return (
    <nav aria-label={text.partsLabel} className="flex flex-wrap border-b border-line">
      {PARTS.map(([part, label]) => (
        <Link
          key={part}
          to="/approvals"
          search={part === "calls" ? {} : { part }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={part === current ? "page" : undefined}
          className="touch -mb-px flex h-9 shrink-0 items-center border-b-2 border-transparent px-3 text-13 whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
