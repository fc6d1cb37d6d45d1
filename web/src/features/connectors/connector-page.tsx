import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ConnectorPage() {
  return <Page title={t.connectors.title}>{null}</Page>;
}
