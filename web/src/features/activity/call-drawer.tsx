import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../components/button.tsx";
import { Drawer } from "../../components/dialog.tsx";
import { RequestLine, SideEffectTag, Tag } from "../../components/labels.tsx";
import { formatBytes, formatDateTime, formatDuration } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { type Call, keyNamesQuery } from "./api.ts";

/** The audit log entry of a call, with a link to its trace. */
export function CallDrawer({ call, onClose }: { call: Call; onClose: () => void }) {
  const keys = useQuery({ ...keyNamesQuery, enabled: call.api_key_id !== null }).data;
  const key =
    call.api_key_id === null
      ? t.activity.byPerson
      : (keys?.get(call.api_key_id) ?? t.activity.byKey(call.api_key_id.slice(0, 8)));
  const who = call.agent_id ? `${key}, ${t.activity.byAgent(call.agent_id)}` : key;
  const rows: [name: string, value: ReactNode][] = [
    [t.activity.fields.time, formatDateTime(call.created_at)],
    [t.activity.fields.operation, <code key="operation">{call.operation_id}</code>],
    [t.activity.fields.effect, <SideEffectTag key="effect" effect={call.side_effect} />],
    [
      t.activity.fields.outcome,
      <Tag key="outcome" tone={call.error_code ? "bad" : "ok"}>
        {call.error_code ?? t.activity.succeeded}
      </Tag>,
    ],
    [t.activity.fields.duration, call.duration_ms === null ? "–" : formatDuration(call.duration_ms)],
    [t.activity.fields.bytes, call.bytes === null ? "–" : formatBytes(call.bytes)],
    [t.activity.fields.who, who],
    ...(call.approval_id
      ? [
          [
            t.activity.fields.approval,
            <Link
              key="approval"
              to="/approvals"
              search={{ open: call.approval_id }}
              className="font-mono text-12 text-accent underline underline-offset-2"
            >
              {call.approval_id}
            </Link>,
          ] as [string, ReactNode],
        ]
      : []),
    [t.activity.fields.trace, <code key="trace">{call.trace_id}</code>],
  ];
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t.activity.detail}
      footer={
        <Link to="/traces/$traceId" params={{ traceId: call.trace_id }} className={buttonClass("primary")}>
          {t.activity.openTrace}
        </Link>
      }
    >
      <RequestLine method={call.method} url={call.url} status={call.http_status} />
      <dl className="flex flex-col">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-12 text-soft">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
