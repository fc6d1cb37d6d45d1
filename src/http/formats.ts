import { FormatRegistry } from "@sinclair/typebox";
import { isUuid } from "../contract/uuid.ts";

/** RFC 3339 §5.6 */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

// TypeBox refuses formats it does not know; these are the ones our shapes use.
FormatRegistry.Set("uuid", isUuid);
FormatRegistry.Set("date-time", isDateTime);

/** Also that the day is in the calendar, which `Date` does not mind, and the year one that databases know. */
function isDateTime(value: string): boolean {
  if (!DATE_TIME.test(value) || Number.isNaN(Date.parse(value)) || value.startsWith("0000")) return false;
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return day.toISOString().startsWith(value.slice(0, 10));
}
