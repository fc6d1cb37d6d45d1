import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ConnectorsPage() {
  return <Page title={t.connectors.title}>{null}</Page>;
}
