import { FormatRegistry } from "@sinclair/typebox";
import { isUuid } from "../base/uuid.ts";

/** RFC 3339 §5.6 */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

// TypeBox rejects unknown formats; these are the ones that the shapes use.
FormatRegistry.Set("uuid", isUuid);
FormatRegistry.Set("date-time", isDateTime);

/**
 * Also rejects days that are not in the calendar, which `Date` accepts, and year 0, which Postgres does
 * not store.
 */
function isDateTime(value: string): boolean {
  if (!DATE_TIME.test(value) || Number.isNaN(Date.parse(value)) || value.startsWith("0000")) return false;
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return day.toISOString().startsWith(value.slice(0, 10));
}
