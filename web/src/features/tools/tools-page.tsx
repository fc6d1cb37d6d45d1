import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ToolsPage() {
  return <Page title={t.tools.title}>{null}</Page>;
}
