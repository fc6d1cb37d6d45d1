import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function HomePage() {
  return <Page title={t.home.title}>{null}</Page>;
}
