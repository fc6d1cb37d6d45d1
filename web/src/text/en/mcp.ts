export const mcp = {
  title: "MCP",
  intro:
    "Claude, Cursor, VS Code, n8n and every other MCP client use all your tools through one URL, without drowning in tool definitions.",
  picture: "How it works",
  client: "Your MCP client",
  clientText: "Claude, Cursor, VS Code, n8n, your own agent",
  gate: "One URL, a handful of tools",
  gateText: "finds, asks you when it writes, calls, keeps a record of everything",
  gateTools: ["find_tools", "call_tool", "ask"],
  catalogue: "Your whole catalogue",
  catalogueOf: (tools: string) => `${tools}, with their secrets`,
  catalogueEmpty: "no tools yet",
  tools: (n: number) => (n === 1 ? "1 tool" : `${n.toLocaleString()} tools`),

  connect: "Connect a client",
  connectHint: "Each client gets a key of its own, so that you can take it away again.",
  url: "URL",
  copyUrl: "Copy URL",
  makeKey: "Make a key",
  keyMissing: "Without a key the text below has a placeholder in it.",
  keyIn: "The copied text has your new key in it.",
  newKey: "Your new key",
  leaveTitle: "Leave without copying the key?",
  leaveText: "The key cannot be shown again. Without a copy you will have to make another one.",
  leave: "Leave anyway",
  whichClient: "Client",
  clients: {
    "claude-desktop": "Claude Desktop",
    "claude-code": "Claude Code",
    cursor: "Cursor",
    vscode: "VS Code",
    n8n: "n8n",
    curl: "curl",
  },
  where: {
    "claude-desktop": "claude_desktop_config.json",
    "claude-code": "Terminal",
    cursor: "~/.cursor/mcp.json",
    vscode: ".vscode/mcp.json",
    n8n: "Paste it on the canvas",
    curl: "Terminal",
  },
  notes: {
    "claude-desktop": [
      "Settings → Developer → Edit Config opens the file. It takes programs only, so mcp-remote (from npm, needs Node.js) stands between.",
      "Quit Claude Desktop and start it again.",
    ],
    "claude-code": ["“/mcp” in a session shows whether it is connected."],
    cursor: [
      `In a project it is .cursor/mcp.json. To keep the key out of the file, write \${env:TOOLGATE_KEY} for it.`,
      "If Cursor asks you to sign in instead of using the key, take the text for Claude Desktop: Cursor reads that, too.",
    ],
    vscode: [
      "VS Code asks for the key when the server starts, and keeps it in its own store: it is not in the file. “MCP: Open User Configuration” opens the file for all workspaces.",
    ],
    n8n: [
      "Then choose a credential of type Bearer Auth in the node, with the key as its token, and connect the node to an AI Agent as a tool.",
    ],
    curl: ["Lists the tools that a client with this key sees."],
  },
  copy: "Copy",

  modes: "Two ways to show your tools",
  modesHint: "Chosen for each key, and changed at any time under API keys.",
  columns: { mode: "Tools are shown", lists: "A client's model reads", tokens: "Tokens", fits: "Good for" },
  catalogueMode: "As a catalogue",
  catalogueLists: (n: number) => `${n} tools that find and call all others`,
  catalogueFits: "many tools; clients that limit their number",
  directMode: "As themselves",
  directLists: (tools: string) => `${tools}, each with its schema`,
  directFits: "a few chosen tools; workflows that name the tool they call",
  about: (tokens: string) => `about ${tokens}`,
  tokensHint:
    "In every conversation. Estimated at four bytes a token: measured for the catalogue, for all tools from the first 100.",
  notMeasured: "a few hundred",

  approvals: "When a tool writes",
  approvalsHint: "What needs an approval needs it here, too. Who gives it is chosen for each key.",
  inToolgate: "In Toolgate",
  inToolgateText:
    "The client is sent to the approval's page: somebody signed in to Toolgate looks at the exact request and decides. Who sits at the client cannot decide alone. The safe choice, and the one a key begins with.",
  inClient: "In the client",
  inClientText:
    "The client itself asks, and the answer counts as yours, recorded as such. Quick when the client is yours alone. Never for a client that answers by itself, or that others use.",
  withoutAsking:
    "A client that cannot ask gets the refusal with the approval's address; after your decision it calls again.",
  toApprovals: "Approvals",
  toKeys: "API keys",

  server: {
    newTitle: "Connect an MCP server",
    newIntro:
      "Its tools join your catalogue: searched, approved, limited and recorded like all others. What it says of them today is kept, and a tool that changes is held until you accept it.",
    url: "URL",
    urlHint: "Of its MCP endpoint, for example https://mcp.example.com/mcp",
    urlFault: "An address that begins with https:// (or http://).",
    name: "Name",
    nameHint: "Empty: as the server calls itself.",
    auth: "It asks for",
    authTypes: {
      none: "nothing",
      "bearer-token": "a token (Authorization: Bearer …)",
      "api-key": "an API key in a header of its own",
      "username-password": "user name and password",
      "oauth2-client-credentials": "OAuth 2 client credentials",
    },
    header: "Header",
    headerHint: "Its name, as the server's documentation says.",
    headerFault: "A header's name: letters, digits and hyphens.",
    scopes: "Scopes",
    scopesHint: "Separated by blanks; empty when it wants none.",
    later: "Empty fields can be filled in later; the server is asked for its tools when they are.",
    trust: "Believe the server which of its tools only read",
    trustHint:
      "Off: each tool counts as a write until you say otherwise, with the approvals that writes need. On: whatever the server marks as reading runs without asking. Nobody checks that mark: turn it on only for a server whose makers you trust.",
    connect: "Connect",
    connecting: "Asking the server for its tools …",
    connected: (name: string) => `${name} is connected`,
    found: (tools: string) => `${tools} found.`,
    nothingFound: "It offers no tools.",
    waits: "It waits for its secrets: store them on its page, and its tools are listed.",
    leftOut: (n: number) => (n === 1 ? "1 tool is left out" : `${n} tools are left out`),
    open: "Open it",
    needsAuth: "The server wants to know who calls: choose how, and fill in what it asks for.",

    facts: "Server",
    endpoint: "URL",
    calledItself: "Calls itself",
    protocol: "Protocol",
    transports: { "streamable-http": "Streamable HTTP", sse: "SSE, the older transport" } as Record<
      string,
      string
    >,
    notListed: "not listed yet",
    listed: "Last listed",
    hints: "Its hints",
    hintsBelieved: "believed: what it marks as reading runs without asking",
    hintsNot: "not believed: each tool is a write until you say otherwise",
    instructions: "What it tells models to do",
    instructionsHint: "Text from outside. Agents see it marked as such, and never as an order.",
    showText: "Show the text",

    refresh: "Look again",
    refreshed: (n: number) =>
      n === 0 ? "Nothing new" : n === 1 ? "1 tool waits for you" : `${n} tools wait for you`,
    waiting: "Waiting for you",
    waitingHint:
      "Calls of a changed tool are held, and nobody finds a new one, until you accept what the server says now.",
    acceptAll: "Accept all",
    acceptAllTitle: (n: number) => `Accept ${n} tools as they are now?`,
    acceptAllText: (n: number) =>
      n === 1
        ? "1 of them shows signs of a text that wants to instruct a model. Look at it first."
        : `${n} of them show signs of texts that want to instruct a model. Look at them first.`,
    accept: "Accept",
    acceptTool: (name: string) => `Accept ${name} as it is now`,
    accepted: (n: number) => (n === 1 ? "1 tool accepted" : `${n} tools accepted`),
    changedAgain: "A tool has changed once more: here is what the server says now.",
    tools: "Tools",
    toolsHint: "What each does decides whether a call needs an approval.",
    none: "No tool is accepted yet.",
    states: { accepted: "accepted", changed: "changed, held", new: "new", gone: "gone" } as Record<
      string,
      string
    >,
    effectOf: (name: string) => `What ${name} does`,
    effects: { read: "reads", write: "writes", execute: "executes" },
    effectSaved: (name: string, effect: string) => `${name} ${effect}`,
    whatChanged: (name: string) => `What changed in ${name}`,
    showDefinition: "What the server says of it",
    try: "Try",
    tryTool: (name: string) => `Try ${name}`,
    goneHint: "The server no longer has it. Calls are refused.",
    unusableHint: (reason: string) =>
      `What the server has now under this name cannot be used: ${reason}. Calls are refused.`,
    effectBecomes: (effect: string) =>
      `It now says otherwise what it does: accepted, it counts as ${effect}.`,
    sameText: "The texts are the same; only what cannot be shown differs.",
    signs: "Look closely",
    instructionLike: "It reads like an instruction to a model.",
    hiddenCharacters: (n: number) =>
      n === 1
        ? "1 hidden character, shown as its escape."
        : `${n} hidden characters, shown as their escapes.`,
    linkHosts: (hosts: string) => `Links or images of ${hosts}.`,
  },
};
