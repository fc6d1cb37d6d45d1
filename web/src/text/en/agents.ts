const count = (n: number, one: string, many: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString()} ${many}`;

export const agents = {
  title: "Agents",
  intro: "An agent is a file: the tools it may use, who approves its writes, and its limits.",
  newAgent: "New agent",
  empty: "Write the first agent file",
  emptyText:
    "An agent file holds what an agent may do: whoever uses a key of that agent can call the tools in its file, within its limits and with its approvals, and nothing else.",
  search: "Search agents",
  version: (n: number) => `version ${n}`,
  toolCount: (n: number) => count(n, "tool", "tools"),
  keyCount: (n: number) => (n === 0 ? "no keys" : count(n, "key", "keys")),
  savedAgo: (ago: string) => `saved ${ago}`,
  noDescription: "no description",
  notFound: "There is no such agent",
  toAgents: "Go to your agents",

  delete: "Delete",
  deleteOne: (id: string) => `Delete ${id}`,
  deleteTitle: (id: string) => `Delete ${id}?`,
  deleteText: "Its file and all versions of it go at once and for good. Past activity stays.",
  toKeys: "Go to API keys",
  deleted: (id: string) => `${id} was deleted`,

  newTitle: "New agent",
  newIntro:
    "It begins with some of your tools. Take out what it does not need; nothing else is offered to it.",
  editIntro: "Each saved text is a new version, and counts from then on.",
  file: "Agent file",
  fileHint: "YAML or JSON. Ctrl+Space offers fields, values and your tools.",
  save: "Save",
  saved: (id: string, version: number) => `${id}: version ${version} is stored and counts from now on`,
  unsaved: "Unsaved changes",
  discard: "Discard changes",
  createKey: "Create a key for this agent",
  leaveTitle: "Leave without saving?",
  leaveText: "What you typed stays in this tab as a draft.",
  leave: "Leave",

  checking: "Checking …",
  fine: "No faults.",
  faults: (n: number) => count(n, "fault", "faults"),
  warnings: (n: number) => count(n, "remark", "remarks"),
  mayBeSaved:
    "It can be saved as it is. Mend these before the agent works: nothing in a prompt or a list should need them.",
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  goTo: (line: number) => `Go to line ${line}`,
  otherId: (written: string, stored: string) =>
    `The file says ${written}, but this is ${stored}. Write ${stored} again, or make a new agent for ${written}.`,

  movedOn: (stored: number, base: number) =>
    base === 0
      ? `You have an agent with this id already, at version ${stored}. Your text is kept. Open that agent, or write another agent_id.`
      : `Version ${stored} was stored meanwhile; your text began with version ${base}. It is kept, and nothing was saved.`,
  openStored: (id: string) => `Open ${id}`,
  lookAtStored: (version: number) => `Look at version ${version}`,
  takeStored: (version: number) => `Use version ${version}, drop mine`,
  keepMine: "Keep mine, save over it",

  versions: "Versions",
  versionsHint: "The newest 100 are kept.",
  versionTitle: (version: number) => `Version ${version}`,
  counts: "counts",
  look: "View",
  lookAt: (version: number) => `View version ${version}`,
  restore: "Put into the editor",
  restoreHint: "It is stored as a new version once you save it.",
  restored: (version: number) => `Version ${version} is in the editor. Save it to make it count.`,

  picture: "What it may do",
  pictureOld: "This is the last text without faults.",
  pictureNone: "Shown once the file can be read.",
  noTools: "No tools: it can call nothing.",
  notYours: "not among your tools",
  asked: "asks first",
  notAsked: "asks nobody",
  perMinute: (n: number) => `${n.toLocaleString()} a minute`,
  rows: {
    environment: "Environment",
    approval: "Writes",
    group: "Approvers",
    expiry: "Approvals wait",
    limit: "All tools together",
    timeout: "One query takes at most",
    threshold: "Asks back below a confidence of",
    memory: "Sessions are kept",
    prompts: "Prompts",
    scrub: "Scrubbing",
  },
  approvals: { manual: "wait for a person's approval", auto: "are sent without asking" },
  prodRules: "this server is prod: its rules count",
  ownerOnly: "you",
  ownerAnd: (group: string) => `you and the group ${group}`,
  noLimit: "no limit",
  safePrompts: "the safe default",
  ownPrompts: (names: string) => `its own ${names}, otherwise the safe default`,
  scrubAll: "all built-in rules",
  scrubSome: (off: number, own: number) =>
    [
      off > 0 ? `${count(off, "built-in rule", "built-in rules")} off` : "all built-in rules",
      ...(own > 0 ? [`${count(own, "rule", "rules")} of its own`] : []),
    ].join(", "),
  days: (n: number) => count(n, "day", "days"),
  hours: (n: number) => count(n, "hour", "hours"),
  minutes: (n: number) => count(n, "minute", "minutes"),
  seconds: (n: number) => count(n, "second", "seconds"),

  template: {
    about: "What this agent may do. Nothing but these tools is offered to it.",
    description: "What it is for",
    approval: "a person approves each write",
    threshold: "below it the agent asks back instead of acting",
    more: "More of yours:",
    none: "Connect an API or make a tool, then name it here:",
  },
  variables: {
    user_input: "the person's words",
    agent_id: "this agent's id",
    env: "dev or prod",
    date: "today",
  },
};
