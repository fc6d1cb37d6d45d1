import { approvals as text } from "../../text/approvals.ts";

/**
 * "3 days", "2 h 05 min", "4:09". The server may still accept a decision shortly after the end by the
 * local clock.
 */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds <= 0) return text.anyMoment;
  if (seconds >= 172_800) return text.left(text.days(Math.floor(seconds / 86_400)));
  const minutes = Math.floor(seconds / 60);
  return text.left(
    minutes >= 60 ? text.hours(Math.floor(minutes / 60), minutes % 60) : text.minutes(minutes, seconds % 60),
  );
}
