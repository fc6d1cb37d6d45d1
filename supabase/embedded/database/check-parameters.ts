import { DatabaseFault } from "./stack-database.ts";

/**
 * The protocol counts values with 16 bits (PostgreSQL documentation, "Message Formats"), which the drivers
 * read with a sign.
 */
const MAX_PARAMETERS = 32_767;

/**
 * A statement with more values makes the driver fail in the middle of the answer, and leaves the session
 * out of step; PGlite has only this one.
 *
 * @throws DatabaseFault 54000, before anything is sent
 */
export function checkParameters(parameters: readonly unknown[]): void {
  if (parameters.length <= MAX_PARAMETERS) return;
  throw new DatabaseFault({
    code: "54000",
    message: `A statement may have ${MAX_PARAMETERS} values at most. Send fewer rows at once.`,
  });
}
