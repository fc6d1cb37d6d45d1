export const home = {
  title: "Start",
  intro: "One gateway for agents to use any HTTP API safely.",
  steps: "First steps",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  dismiss: "Hide these steps",
  resume: "Show the first steps",
  done: "done",
  open: "to do",
  list: {
    connect: {
      title: "Connect an API or create a tool",
      text: "An address, a document or a curl command becomes a connector; a single request becomes a tool.",
      action: "Connect an API",
      sample: "Try a sample API",
      second: "Create a tool",
    },
    run: {
      title: "Try it",
      text: "Make a call and see the exact request.",
      action: "Open your tools",
      actionFor: (name: string) => `Try ${name}`,
    },
    ask: {
      title: "Ask as an agent would",
      text: "Ask in plain language and get the API's answer.",
      action: "Open the playground",
    },
    key: {
      title: "Create a key for your agent",
      text: "Agents and n8n workflows use a key to call Toolgate.",
      action: "Create a key",
    },
  },
  attention: "Needs attention",
  needsSecrets: (name: string) => `${name} needs its secrets`,
  failing: (name: string) => `${name} cannot be indexed`,
  toReview: (name: string, n: number) =>
    `${name}: ${n === 1 ? "1 tool waits" : `${n} tools wait`} for you to accept`,
  pending: (n: number) =>
    n === 1 ? "1 write waits for your approval" : `${n} writes wait for your approval`,
  latest: "Latest calls",
  noCalls: "No calls yet.",
  all: "All runs",
  counts: { connectors: "Connectors", tools: "Custom tools", calls: "Calls in 24 hours" },
  curl: "Over HTTP",
  curlHint: "A question to your tools as a request. Replace $TOKEN with an API key.",
  copyCurl: "Copy curl",
  /** The sample API answers it. */
  question: "What is the weather in Brno?",
};
