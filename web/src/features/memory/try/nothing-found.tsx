import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { memory } from "../../../text/memory.ts";
import type { DEFAULTS, Retrieved } from "../api/context.ts";
import { rightsOf, type Site } from "../api/sites.ts";

/** Why no or only weak results were found, or why they may be incomplete. */
export function NothingFound(props: {
  found: Retrieved;
  limits: typeof DEFAULTS;
  site: Site;
  isPending: boolean;
  onRetry: () => void;
}) {
  const { found, limits, site, isPending, onRetry } = props;
  const { indexing = 0, sources } = found;
  return (
    <>
      {indexing > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-warn">
          {memory.nothing.indexing(indexing)}
          <Button isPending={isPending} onPress={onRetry}>
            {memory.nothing.again}
          </Button>
        </p>
      )}
      {sources.every(({ weak }) => weak) && <Reason {...reasonOf(found, limits, site)} site={site} />}
    </>
  );
}

function Reason({ title, children, isEmpty, site }: ReasonText & { site: Site }) {
  return (
    <div className="flex flex-col items-start gap-1 border-y border-line py-4">
      <h2>{title}</h2>
      {children && <p className="max-w-prose text-13 text-soft">{children}</p>}
      {isEmpty && rightsOf(site).isEditor && (
        <Link from="/memory/$siteId" to="." search={{}} className={buttonClass("plain", "mt-2")}>
          {memory.addDocuments}
        </Link>
      )}
    </div>
  );
}

interface ReasonText {
  title: string;
  children?: ReactNode;
  isEmpty?: boolean;
}

function reasonOf({ sources, indexing }: Retrieved, limits: typeof DEFAULTS, site: Site): ReasonText {
  const { nothing } = memory;
  if (sources.length > 0) return { title: nothing.fits, children: nothing.fitsHint };
  if (limits.top_k === 0) return { title: nothing.unwanted, children: nothing.unwantedHint };
  if (site.documents === 0) return { title: nothing.noDocuments, isEmpty: true };
  if (indexing === site.documents) return { title: nothing.notYet };
  return { title: nothing.tooTight, children: nothing.tooTightHint };
}
