export interface DataFault {
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/** The meaning of a violated constraint for the sender of the row (SQLSTATE, class 23). */
const MEANING: Record<string, string> = {
  "23502": "A value that is required is missing.",
  "23503": "The row refers to something that does not exist.",
  "23505": "There is a row with these values already.",
  "23514": "A value is outside of what is allowed.",
  "23P01": "There is a row with these values already.",
  "54000": "A value is too long to be stored.",
  "42P10": "on_conflict must name columns that are unique together.",
};
/** Matches Postgres' own messages; SQL functions of Toolgate use other texts with the same codes. */
const NAMES_INTERNALS = /\bconstraint\b|\bindex "/;

/** Removes the names of constraints and indexes, and the quoted row, from a fault. */
export function withoutNames<Fault extends DataFault>(fault: Fault): Fault {
  const meaning = MEANING[fault.code];
  if (meaning === undefined || !NAMES_INTERNALS.test(fault.message)) return fault;
  return { ...fault, message: meaning, details: null };
}
