import { PartLinks } from "../../../components/part-links.tsx";
import { t } from "../../../text/index.ts";

/** The choice of the source of a new connector. */
export function KindLinks({ current }: { current: "openapi" | "mcp" }) {
  return (
    <PartLinks
      label={t.connectors.kinds}
      parts={t.connectors.kindNames}
      current={current}
      linkTo={(kind) => ({ to: "/connectors/new", search: kind === "mcp" ? { kind } : {} })}
    />
  );
}
