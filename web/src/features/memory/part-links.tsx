import { Link } from "@tanstack/react-router";
import { memory } from "../../text/memory.ts";

const PARTS = Object.entries(memory.parts);

/** The parts of a site as links: each has its address, and opens in a new tab like any link. */
export function PartLinks({ siteId, current }: { siteId: string; current: string }) {
  return (
    <nav aria-label={memory.partsOf(siteId)} className="flex flex-wrap border-b border-line">
      {PARTS.map(([part, label]) => (
        <Link
          key={part}
          to="/memory/$siteId"
          params={{ siteId }}
          search={part === "documents" ? {} : { part }}
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
