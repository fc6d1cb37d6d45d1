import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Loading, Page } from "../../components/states.tsx";
import { approvals as text } from "../../text/approvals.ts";
import { CallsPart } from "./calls/calls-part.tsx";
import { PartLinks } from "./part-links.tsx";

const route = getRouteApi("/inside/approvals");
const GroupsPart = lazy(async () => ({ default: (await import("./groups/groups-part.tsx")).GroupsPart }));
const WebhookPart = lazy(async () => ({
  default: (await import("./notifications/webhook-part.tsx")).WebhookPart,
}));

/** What waits for a person's yes, what was decided, who decides and who is told (S4). */
export function ApprovalsPage() {
  const { part } = route.useSearch();
  const shown = part === "groups" || part === "notifications" ? part : "calls";
  return (
    <Page title={text.title} intro={text.intro}>
      <PartLinks current={shown} />
      <Suspense fallback={<Loading />}>
        {shown === "calls" && <CallsPart />}
        {shown === "groups" && <GroupsPart />}
        {shown === "notifications" && <WebhookPart />}
      </Suspense>
    </Page>
  );
}
