import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
  catalogueSizeQuery,
  estimateTokens,
  roundTokens,
} from "../../../components/api-key/catalogue-size.ts";
import { buttonClass } from "../../../components/button.tsx";
import { Section } from "../../../components/states.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { mcp } from "../../../text/mcp.ts";
import { catalogueListQuery } from "./list-tools.ts";

/** Catalogue and direct mode side by side, with their cost for this user. */
export function ModesPart() {
  const { data: all } = useQuery(catalogueSizeQuery);
  const { data: few } = useQuery(catalogueListQuery);
  const say = (tokens: number) => mcp.about(formatNumber(roundTokens(tokens)));
  return (
    <Section
      title={mcp.modes}
      hint={mcp.modesHint}
      actions={
        <Link to="/api-keys" className={buttonClass()}>
          {mcp.toKeys}
        </Link>
      }
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Mode
          name={mcp.catalogueMode}
          rows={[
            [mcp.columns.lists, mcp.catalogueLists(few?.tools ?? mcp.gateTools.length)],
            [mcp.columns.tokens, few ? say(estimateTokens(few.bytes)) : mcp.notMeasured],
            [mcp.columns.fits, mcp.catalogueFits],
          ]}
        />
        <Mode
          name={mcp.directMode}
          rows={[
            [mcp.columns.lists, all ? mcp.directLists(mcp.tools(all.tools)) : "…"],
            [mcp.columns.tokens, all ? say(all.tokens) : "…"],
            [mcp.columns.fits, mcp.directFits],
          ]}
        />
      </div>
      <p className="max-w-prose text-12 text-soft">{mcp.tokensHint}</p>
    </Section>
  );
}

function Mode({ name, rows }: { name: string; rows: [name: string, value: ReactNode][] }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h3>{name}</h3>
      <dl className="flex flex-col">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-3 border-t border-line py-1.5 text-13">
            <dt className="w-44 shrink-0 text-soft">{label}</dt>
            <dd className="min-w-0 flex-1 basis-40">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
