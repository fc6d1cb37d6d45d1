import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ActivityPage() {
  return <Page title={t.activity.title}>{null}</Page>;
}
