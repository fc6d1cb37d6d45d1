import { Link } from "@tanstack/react-router";
import { formatAgo } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import type { Instruction } from "../api/instructions.ts";
import { paneLinkClass, paneListClass } from "../two-panes.tsx";

/** The instructions of a site by name. */
export function NameList({
  instructions,
  shown,
}: {
  instructions: Instruction[];
  shown: string | undefined;
}) {
  return (
    <>
      <h2>{memory.instructionNames}</h2>
      <ul aria-label={memory.instructionNames} className={paneListClass}>
        {instructions.map(({ resource_name, version, updated_at }) => (
          <li key={resource_name}>
            <Link
              from="/memory/$siteId"
              to="."
              search={(old) => ({ ...old, name: resource_name })}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={resource_name === shown ? "page" : undefined}
              className={`${paneLinkClass} flex-col items-start! gap-0!`}
            >
              <span className="max-w-full truncate">{resource_name}</span>
              <span className="text-12 font-normal text-soft">
                {memory.versionOf(version, formatAgo(updated_at))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
