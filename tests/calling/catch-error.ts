import { ToolgateError } from "../../src/contract/errors.ts";

/** Returns the ToolgateError that the work throws; other outcomes fail the test. */
export async function catchError(work: () => unknown): Promise<ToolgateError> {
  try {
    await work();
  } catch (thrown) {
    if (thrown instanceof ToolgateError) return thrown;
    throw thrown;
  }
  throw new Error("it succeeded, but a ToolgateError was expected");
}
