export const palette = {
  title: "Search and commands",
  search: "Search pages, connectors, operations, tools, agents and runs",
  groups: {
    pages: "Pages",
    actions: "Actions",
    connectors: "Connectors",
    operations: "Operations",
    tools: "HTTP tools",
    agents: "Agents",
    runs: "Runs",
    ask: "Question",
  },
  newConnector: "Connect an API",
  newTool: "New HTTP tool",
  newAgent: "New agent",
  newKey: "API keys: create a key",
  ask: (question: string) => `Ask “${question}” in the playground`,
  theme: (theme: string) => `Theme: ${theme}`,
  language: (language: string) => `Language: ${language}`,
  shortcuts: "Keyboard shortcuts",
  searching: "Searching…",
  nothing: "Nothing found.",
  failed: "The search failed. Pages and actions still work.",
};

export const shortcuts: readonly { keys: string; does: string }[] = [
  { keys: "Ctrl K or ⌘ K", does: "Search and commands" },
  { keys: "?", does: "Keyboard shortcuts" },
  { keys: "Ctrl Enter or ⌘ Enter", does: "Ask the question (playground, chat, memory)" },
  { keys: "Tab and Shift Tab", does: "Next and previous control" },
  { keys: "Escape", does: "Close a dialog or menu" },
];
