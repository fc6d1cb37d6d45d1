import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { catalogueSizeQuery } from "../../../components/api-key/catalogue-size.ts";
import { mcp } from "../../../text/mcp.ts";

/** Client → one URL → the whole catalogue. */
export function Picture() {
  const { data } = useQuery(catalogueSizeQuery);
  return (
    <ol
      aria-label={mcp.picture}
      className="grid items-stretch gap-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1.3fr)_auto_minmax(0,1fr)]"
    >
      <PictureNode title={mcp.client}>{mcp.clientText}</PictureNode>
      <Arrow />
      <PictureNode title={mcp.gate} isMain>
        <span className="flex flex-wrap gap-1.5 pb-1">
          {mcp.gateTools.map((name) => (
            <code key={name} className="rounded-sm bg-surface px-1.5 py-0.5 text-ink">
              {name}
            </code>
          ))}
        </span>
        {mcp.gateText}
      </PictureNode>
      <Arrow />
      <PictureNode title={mcp.catalogue}>
        {data && (data.tools === 0 ? mcp.catalogueEmpty : mcp.catalogueOf(mcp.tools(data.tools)))}
      </PictureNode>
    </ol>
  );
}

function PictureNode({
  title,
  isMain = false,
  children,
}: {
  title: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`flex min-w-0 flex-col gap-1 rounded-md border px-3 py-2.5 ${isMain ? "border-accent bg-tint" : "border-line bg-surface"}`}
    >
      <span className="text-13 font-semibold">{title}</span>
      <span className={`text-13 ${isMain ? "text-ink" : "text-soft"}`}>{children}</span>
    </li>
  );
}

function Arrow() {
  return (
    <li aria-hidden="true" className="flex items-center justify-center text-soft">
      <ArrowRight className="size-4 rotate-90 sm:rotate-0" />
    </li>
  );
}
