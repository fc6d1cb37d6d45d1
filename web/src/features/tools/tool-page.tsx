import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ToolPage() {
  return <Page title={t.tools.title}>{null}</Page>;
}
export function NewToolPage() {
  return <Page title={t.tools.title}>{null}</Page>;
}
