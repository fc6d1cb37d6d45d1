import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ApiKeysPage() {
  return <Page title={t.apiKeys.title}>{null}</Page>;
}
