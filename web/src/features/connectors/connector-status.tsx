import { Tag } from "../../components/labels.tsx";
import { t } from "../../text/index.ts";
import { type Connector, isBeingListed, isIndexing, missingSecrets } from "./api.ts";

/** The state of a connector in words. */
export function ConnectorStatus({ connector }: { connector: Connector }) {
  if (connector.status === "DISABLED") return <Tag>{t.connectors.disabled}</Tag>;
  if (connector.error && (isIndexing(connector) || isBeingListed(connector)))
    return <Tag tone="bad">{t.connectors.failing}</Tag>;
  const missing = missingSecrets(connector).length;
  if (missing > 0) return <Tag tone="warn">{t.connectors.needsSecrets(missing)}</Tag>;
  if (connector.status === "ACTIVE") return <Tag tone="ok">{t.connectors.active}</Tag>;
  return <Tag tone="accent">{t.connectors.indexing}</Tag>;
}
