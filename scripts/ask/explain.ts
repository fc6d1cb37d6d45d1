/** A readable error for a request that could not be sent. */
export function explain(error: unknown, url: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  return `No server answers at ${url} (${error.cause.message}). Start Toolgate with \`npm start\`, or name it with --url.`;
}
