import { getRouteApi, linkOptions } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PartLinks } from "../../components/part-links.tsx";
import { Loading, Page } from "../../components/states.tsx";
import { approvals as text } from "../../text/approvals.ts";
import { CallsPart } from "./calls/calls-part.tsx";

const route = getRouteApi("/inside/approvals");
const GroupsPart = lazy(async () => ({ default: (await import("./groups/groups-part.tsx")).GroupsPart }));
const WebhookPart = lazy(async () => ({
  default: (await import("./notifications/webhook-part.tsx")).WebhookPart,
}));

/** Pending and decided approvals, approver groups and notifications. */
export function ApprovalsPage() {
  const { part } = route.useSearch();
  const shown = part === "groups" || part === "notifications" ? part : "calls";
  return (
    <Page title={text.title} intro={text.intro}>
      <PartLinks
        label={text.partsLabel}
        parts={text.parts}
        current={shown}
        linkTo={(one) => linkOptions({ to: "/approvals", search: one === "calls" ? {} : { part: one } })}
      />
      <Suspense fallback={<Loading />}>
        {shown === "calls" && <CallsPart />}
        {shown === "groups" && <GroupsPart />}
        {shown === "notifications" && <WebhookPart />}
      </Suspense>
    </Page>
  );
}
