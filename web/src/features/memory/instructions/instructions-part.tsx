import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { EmptyState, ErrorState, Loading } from "../../../components/states.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import { type Instruction, instructionsQuery } from "../api/instructions.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { paneLinkClass, paneListClass, TwoPanes } from "../two-panes.tsx";
import { InstructionView } from "./instruction-view.tsx";

const route = getRouteApi("/inside/memory/$siteId");
const NewInstruction = lazy(async () => ({
  default: (await import("./new-instruction-dialog.tsx")).NewInstructionDialog,
}));

/** The instructions for agents, by name; every version is kept. */
export function InstructionsPart({ site }: { site: Site }) {
  const { site_id } = site;
  const { isEditor } = rightsOf(site);
  const { name } = route.useSearch();
  const query = useQuery(instructionsQuery(site_id));
  const [isWriting, setWriting] = useState(false);
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const instructions = query.data;
  const shown = name ?? instructions[0]?.resource_name;
  const write = isEditor && (
    <Button look={shown ? "plain" : "primary"} onPress={() => setWriting(true)}>
      <Plus aria-hidden="true" />
      {memory.newInstruction}
    </Button>
  );
  return (
    <>
      {instructions.length === 0 ? (
        <EmptyState
          isFlush
          title={isEditor ? memory.instructionsEmpty : memory.instructionsEmptyReader}
          action={write}
        >
          {memory.instructionsEmptyText}
        </EmptyState>
      ) : (
        <TwoPanes
          list={
            <>
              <NameList instructions={instructions} shown={shown} />
              {write && <div>{write}</div>}
            </>
          }
        >
          {shown && <InstructionView key={shown} siteId={site_id} name={shown} canEdit={isEditor} />}
        </TwoPanes>
      )}
      <Suspense>
        {isWriting && (
          <NewInstruction
            siteId={site_id}
            known={instructions.map(({ resource_name }) => resource_name)}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The instructions of a site by name. */
function NameList({ instructions, shown }: { instructions: Instruction[]; shown: string | undefined }) {
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
