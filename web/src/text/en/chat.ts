const calls = (n: number) => (n === 1 ? "1 call" : `${n} calls`);

export const chat = {
  title: "Chat",
  intro: "A conversation with one or several models that use your tools. You see every call as it is made.",
  newConversation: "New conversation",
  cleared: "The conversation is gone from this tab.",

  message: "Message",
  placeholder: "What do you want to know or do?",
  keys: "Enter sends, Shift + Enter makes a new line.",
  touchKeys: "Enter makes a new line.",
  tooLong: "At most 100,000 characters.",
  send: "Send",
  stop: "Stop",
  setup: "Models, tools, agent",
  setupSummary: (models: string, tools: string, agent: string) =>
    [models, tools, agent].filter(Boolean).join(" · "),

  models: "Models",
  modelsHint: "Up to five answer side by side. None chosen: the default of the endpoint.",
  addModel: "Model to add",
  modelPlaceholder: "Its name at the endpoint",
  add: "Add",
  removeModel: (name: string) => `Remove ${name}`,
  mostModels: "Five are the most.",
  noList: "The endpoint does not list its models; any name can be typed.",
  defaultModel: "default model",
  defaultNamed: (name: string) => `${name} (default)`,

  tools: "Tools",
  toolChoices: { fit: "What fits the question", chosen: "Only these" },
  toolsHint: "What the best of your tools are is decided anew with every message.",
  noneChosen: "None chosen: the models get no tools.",
  mostTools: "At most 64 can be chosen.",
  toolCount: (n: number) => (n === 0 ? "no tools" : n === 1 ? "1 tool" : `${n} tools`),
  toolsFit: "tools that fit",

  agent: "Agent",
  agentHint: "Its file says which tools and rules count.",
  noAgent: "None",

  empty: "Ask something",
  emptyText:
    "The models see your tools that fit, call them, and answer with what came back. Writes wait for your yes where approvals are on.",
  noTools: "You have no tools yet: the models can only answer from what they know.",
  connectOne: "Connect an API",

  noModel: "No model is configured",
  noModelText:
    "The chat needs an endpoint that speaks OpenAI's protocol. Set OPENAI_API_KEY where Toolgate runs (and OPENAI_BASE_URL and LLM_MODEL for another endpoint than OpenAI's), then start it again.",
  noModelPlayground: "The Playground answers without one, by search and rules.",
  openPlayground: "Open the Playground",
  openSettings: "Open settings",

  conversation: "Conversation",
  question: (n: number) => `Question ${n}`,
  answerOf: (model: string) => `Answer of ${model}`,
  sideBySide: "Answers side by side",
  shown: "Model shown",
  you: "You",

  states: {
    running: "writing",
    waiting: "waits for a yes",
    done: "answered",
    failed: "failed",
    stopped: "stopped",
    cut: "broken off",
  },
  thinking: "Thinking …",
  calling: (tool: string) => `Calling ${tool} …`,
  stoppedText: "You stopped it. What is shown was kept.",
  cutText: "The connection broke, or the page was left. What is shown was kept.",
  doubt: (tool: string) =>
    `${tool} was under way: it may have been carried out. The trace and Activity know.`,
  limited: "ended by a limit",
  keptText: "Your question and everything else here were kept.",
  askAgain: "Ask again",
  askAgainHint: "Asked again, it may make its calls once more.",
  goOnHint: "It goes on where it was; what was carried out is not repeated.",
  openTrace: (n: number | null) => (n === null ? "Trace" : `Trace ${n}`),
  openTraceOf: (model: string, n: number | null) => `${n === null ? "Trace" : `Trace ${n}`} of ${model}`,
  firstWord: (time: string) => `first word after ${time}`,
  tokens: (prompt: string, completion: string) => `${prompt} + ${completion} tokens`,
  tokensHint: "Tokens read + tokens written",
  calls,
  code: "Code",
  table: "Table",

  step: (tool: string) => `Call of ${tool}`,
  stepStates: { running: "under way", waiting: "waits", done: "done", cut: "unknown" },
  arguments: "Arguments",
  noArguments: "no arguments",
  result: "Result",
  resultTooLong: "It was too long to be kept over the reload; the trace has it.",
  untrusted: "Look twice",
  instructionLike: "The result reads like an instruction to a model.",
  hiddenCharacters: (n: number) =>
    n === 1
      ? "It has 1 hidden character; it is shown as its code."
      : `It has ${n} hidden characters; they are shown as their codes.`,
  linkHosts: (hosts: string) => `It links to ${hosts}. Nothing of it was loaded.`,

  approval: "This call waits for your yes",
  approve: "Approve and go on",
  reject: "Reject and go on",
  goOn: "Go on",
  openApproval: "Open in Approvals",
  nothingSent: "Nothing has been sent.",
  isApproved: "It was approved. The call is made when the conversation goes on.",
  isRejected: "It was rejected: nothing is sent. The model is told when the conversation goes on.",
  isExpired: "It has expired: nothing is sent. Ask again when you still want it.",
  isUsed: "It was approved and carried out. The model is told when the conversation goes on.",
  isGone: "This approval is not there any more.",

  say: {
    asking: (n: number) => (n === 1 ? "Asked. The model answers." : `Asked. ${n} models answer.`),
    calls: (model: string, tool: string) => `${model} calls ${tool}`,
    callFailed: (model: string, tool: string) => `${model}: ${tool} failed`,
    waits: (model: string, summary: string) => `${model} waits for your approval: ${summary}`,
    goesOn: (model: string) => `${model} goes on`,
    answered: (model: string, time: string, n: number) =>
      `${model} has answered after ${time}${n === 0 ? "" : `, with ${calls(n)}`}`,
    failed: (model: string) => `${model} failed`,
    stopped: (model: string) => `${model} was stopped`,
    cut: (model: string) => `${model}: the connection broke`,
  },
};
