import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function SettingsPage() {
  return <Page title={t.settings.title}>{null}</Page>;
}
