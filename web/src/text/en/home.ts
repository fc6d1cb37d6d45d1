export const home = {
  title: "Start",
  intro: "One gateway through which any agent uses any HTTP API, safely.",
  steps: "First steps",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  dismiss: "Hide these steps",
  resume: "Show the first steps",
  done: "done",
  open: "to do",
  list: {
    connect: {
      title: "Connect an API or make a tool",
      text: "An OpenAPI document becomes a connector; a single request becomes a tool.",
      action: "Connect an API",
      second: "Make a tool",
    },
    run: {
      title: "Try it",
      text: "Send one call yourself and see exactly what goes out.",
      action: "Open your tools",
    },
    ask: {
      title: "Ask as an agent would",
      text: "Plain words in, the API's own answer out.",
      action: "Open the playground",
    },
    key: {
      title: "Create a key for your agent",
      text: "With it any agent or n8n workflow can ask.",
      action: "Create a key",
    },
  },
  attention: "Needs attention",
  needsSecrets: (name: string) => `${name} waits for its secrets`,
  failing: (name: string) => `${name} cannot be indexed`,
  toReview: (name: string, n: number) =>
    `${name}: ${n === 1 ? "1 tool waits" : `${n} tools wait`} for you to accept`,
  pending: (n: number) =>
    n === 1 ? "1 write waits for your approval" : `${n} writes wait for your approval`,
  latest: "Latest calls",
  noCalls: "No calls yet.",
  all: "All activity",
  counts: { connectors: "Connectors", tools: "Tools", calls: "Calls in 24 hours" },
  curl: "From anywhere",
  curlHint: "The same question by HTTP. Put an API key in the place of $TOKEN.",
  copyCurl: "Copy curl",
  question: "What is the weather in Brno?",
};
