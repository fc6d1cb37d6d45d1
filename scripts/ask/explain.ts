/** What kept it from asking at all, for a person. */
export function explain(error: unknown, url: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  return `Nobody answers at ${url} (${error.cause.message}). Start Toolgate with \`npm start\`, or name it with --url.`;
}
