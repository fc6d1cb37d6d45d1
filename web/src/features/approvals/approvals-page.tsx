import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function ApprovalsPage() {
  return <Page title={t.approvals.title}>{null}</Page>;
}
