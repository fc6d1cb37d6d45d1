interface Said {
  /** The endpoint's own message; empty if it sent none. */
  said: string;
  what: "completion" | "list of models";
}

/** What an error status of an account's endpoint means, and what to check in Settings. */
export function describeAccountStatus(status: number, { said, what }: Said): string {
  const quoted = said === "" ? "" : `: ${said.replace(/[.\s]+$/, "")}`;
  return `The model endpoint answered HTTP ${status}${quoted}. ${advise(status, what)}`;
}

function advise(status: number, what: Said["what"]): string {
  if (status === 401 || status === 403) return "Check the key in Settings.";
  if (status === 404 && what === "completion")
    return "Check the base URL in Settings, which usually ends in /v1, and the name of the model.";
  if (status === 404 || status === 405)
    return "Check the base URL in Settings, which usually ends in /v1. If the endpoint has no list of models, enter the name of a model.";
  if (status === 429) return "Its limit is reached: try again later, or check the account at the provider.";
  if (status >= 500) return "It failed on its side: try again later.";
  if (status >= 300 && status < 400) return "It redirects to another address: enter that one in Settings.";
  return "Check the base URL and the name of the model in Settings.";
}
