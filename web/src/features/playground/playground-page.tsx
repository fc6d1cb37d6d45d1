import { Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

export function PlaygroundPage() {
  return <Page title={t.playground.title}>{null}</Page>;
}
