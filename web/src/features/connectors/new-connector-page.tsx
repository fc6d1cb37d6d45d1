import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function NewConnectorPage() {
  return <Page title={t.connectors.title}>{null}</Page>;
}
