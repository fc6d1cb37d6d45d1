import { PartLinks } from "../../../components/part-links.tsx";
import { t } from "../../../text/index.ts";

/** The ways to a new connector: the box for everything, the document editor and the form of an MCP server. */
export function KindLinks({ current }: { current: "any" | "openapi" | "mcp" }) {
  return (
    <PartLinks
      label={t.connectors.kinds}
      parts={t.connectors.kindNames}
      current={current}
      linkTo={(kind) => ({ to: "/connectors/new", search: kind === "any" ? {} : { kind } })}
    />
  );
}
