import { Link } from "@tanstack/react-router";
import { Tag } from "../../../components/labels.tsx";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { approvals as text } from "../../../text/approvals.ts";
import type { Delivery } from "./api.ts";

/** The recent deliveries to the receiver, with its responses. */
export function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) return <p className="text-13 text-soft">{text.noDeliveries}</p>;
  return (
    <ul aria-label={text.deliveries} className="border-t border-line">
      {deliveries.map(({ id, event, approval_id, attempts, delivered_at, outcome, created_at }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 text-13 sm:min-h-9"
        >
          <time className="w-28 text-12 text-soft" dateTime={created_at} title={formatDateTime(created_at)}>
            {formatAgo(created_at)}
          </time>
          {delivered_at !== null ? (
            <Tag tone="ok">{text.delivered}</Tag>
          ) : attempts === 0 ? (
            <Tag>{text.waiting}</Tag>
          ) : (
            <Tag tone="bad">{text.failing}</Tag>
          )}
          <span className="min-w-0 flex-1 basis-48">
            {approval_id === null ? (
              (text.events[event] ?? event)
            ) : (
              <Link
                to="/approvals"
                search={{ open: approval_id }}
                className="text-accent underline underline-offset-2"
              >
                {text.events[event] ?? event}
              </Link>
            )}
          </span>
          <span className="min-w-0 text-12 break-words text-soft">
            {outcome !== null && <span className="font-mono">{outcome} · </span>}
            {text.attempts(attempts)}
          </span>
        </li>
      ))}
    </ul>
  );
}
