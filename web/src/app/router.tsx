import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { Crashed, NotFound } from "./error-pages.tsx";
import { readSearch } from "./read-search.ts";
import { currentSession } from "./session.ts";
import { Shell } from "./shell.tsx";

/** The search and the filters of the runs. */
const RUN_FILTERS = [
  "q",
  "status",
  "code",
  "source",
  "agent",
  "key",
  "connector",
  "operation",
  "effect",
] as const;

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Crashed });

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: (search) => readSearch(search, ["next", "mode"]),
  component: lazyRouteComponent(() => import("../features/sign-in/sign-in-page.tsx"), "SignInPage"),
});

/** Requests a link to reset the password; the link leads here, too. */
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  component: lazyRouteComponent(
    () => import("../features/sign-in/reset-password-page.tsx"),
    "ResetPasswordPage",
  ),
});

/** The page of connect links, for people without an account. */
const connect = createRoute({
  getParentRoute: () => root,
  path: "/connect",
  component: lazyRouteComponent(() => import("../features/connect/connect-page.tsx"), "ConnectPage"),
});
const connectDone = createRoute({
  getParentRoute: () => root,
  path: "/connect/done",
  component: lazyRouteComponent(() => import("../features/connect/done-page.tsx"), "DonePage"),
});

/** Routes that require a sign-in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: "inside",
  component: Shell,
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: "/sign-in", search: { next: location.href } });
  },
});

const home = createRoute({
  getParentRoute: () => inside,
  path: "/",
  component: lazyRouteComponent(() => import("../features/home/home-page.tsx"), "HomePage"),
});
const connectors = createRoute({
  getParentRoute: () => inside,
  path: "/connectors",
  validateSearch: (search) => readSearch(search, ["q", "status"]),
  component: lazyRouteComponent(() => import("../features/connectors/connectors-page.tsx"), "ConnectorsPage"),
});
const newConnector = createRoute({
  getParentRoute: () => inside,
  path: "/connectors/new",
  /** `replace`: the connector that gets a new version; `kind`: the document editor or the form of an MCP server. */
  validateSearch: (search) => readSearch(search, ["replace", "sample", "kind"]),
  component: lazyRouteComponent(
    () => import("../features/connectors/new-connector-page.tsx"),
    "NewConnectorPage",
  ),
});
const connector = createRoute({
  getParentRoute: () => inside,
  path: "/connectors/$connectorId",
  validateSearch: (search) => readSearch(search, ["q", "effect", "operation", "sign_in", "start"]),
  component: lazyRouteComponent(() => import("../features/connectors/connector-page.tsx"), "ConnectorPage"),
});
const tools = createRoute({
  getParentRoute: () => inside,
  path: "/tools",
  validateSearch: (search) => readSearch(search, ["q", "type"]),
  component: lazyRouteComponent(() => import("../features/tools/tools-page.tsx"), "ToolsPage"),
});
const newTool = createRoute({
  getParentRoute: () => inside,
  path: "/tools/new",
  /** `from`: the tool to duplicate. */
  validateSearch: (search) => readSearch(search, ["from", "type", "import"]),
  component: lazyRouteComponent(() => import("../features/tools/tool-page.tsx"), "NewToolPage"),
});
const tool = createRoute({
  getParentRoute: () => inside,
  path: "/tools/$toolId",
  component: lazyRouteComponent(() => import("../features/tools/tool-page.tsx"), "ToolPage"),
});
const memory = createRoute({
  getParentRoute: () => inside,
  path: "/memory",
  validateSearch: (search) => readSearch(search, ["q"]),
  component: lazyRouteComponent(() => import("../features/memory/sites-page.tsx"), "SitesPage"),
});
const site = createRoute({
  getParentRoute: () => inside,
  path: "/memory/$siteId",
  /** `part`: the shown part of the site; the other fields belong to that part. */
  validateSearch: (search) => readSearch(search, ["part", "q", "document", "user", "name"]),
  component: lazyRouteComponent(() => import("../features/memory/site-page.tsx"), "SitePage"),
});
const playground = createRoute({
  getParentRoute: () => inside,
  path: "/playground",
  /** `trace`: an earlier run; `span`: its selected step. */
  validateSearch: (search) => readSearch(search, ["trace", "span", "q"]),
  component: lazyRouteComponent(() => import("../features/playground/playground-page.tsx"), "PlaygroundPage"),
});
const chat = createRoute({
  getParentRoute: () => inside,
  path: "/chat",
  validateSearch: (search) => readSearch(search, ["conversation"]),
  component: lazyRouteComponent(() => import("../features/chat/chat-page.tsx"), "ChatPage"),
});
const runs = createRoute({
  getParentRoute: () => inside,
  path: "/runs",
  /** `part`: unanswered or evaluation. */
  validateSearch: (search) => readSearch(search, [...RUN_FILTERS, "range", "sort", "live", "part"]),
  component: lazyRouteComponent(() => import("../features/runs/list/runs-page.tsx"), "RunsPage"),
});
/** The former address of the runs, with their former names of filters. */
const activity = createRoute({
  getParentRoute: () => inside,
  path: "/activity",
  validateSearch: (search) => readSearch(search, [...RUN_FILTERS, "range", "sort", "live", "tool"]),
  beforeLoad: ({ search: { tool: operation, ...search } }) => {
    throw redirect({ to: "/runs", search: { ...(operation && { operation }), ...search }, replace: true });
  },
});
const approvals = createRoute({
  getParentRoute: () => inside,
  path: "/approvals",
  /** `open`: the approval shown in full; `part`: groups or notifications. */
  validateSearch: (search) => readSearch(search, ["status", "open", "part"]),
  component: lazyRouteComponent(() => import("../features/approvals/approvals-page.tsx"), "ApprovalsPage"),
});
const run = createRoute({
  getParentRoute: () => inside,
  path: "/runs/$traceId",
  /** `span`: the selected step. */
  validateSearch: (search) => readSearch(search, ["span"]),
  component: lazyRouteComponent(() => import("../features/runs/run/run-page.tsx"), "RunPage"),
});
/** The former address of a run. */
const trace = createRoute({
  getParentRoute: () => inside,
  path: "/traces/$traceId",
  validateSearch: (search) => readSearch(search, ["span"]),
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: "/runs/$traceId", params, search, replace: true });
  },
});
const agents = createRoute({
  getParentRoute: () => inside,
  path: "/agents",
  validateSearch: (search) => readSearch(search, ["q"]),
  component: lazyRouteComponent(() => import("../features/agents/agents-page.tsx"), "AgentsPage"),
});
const newAgent = createRoute({
  getParentRoute: () => inside,
  path: "/agents/new",
  component: lazyRouteComponent(() => import("../features/agents/new-agent-page.tsx"), "NewAgentPage"),
});
const agent = createRoute({
  getParentRoute: () => inside,
  path: "/agents/$agentId",
  component: lazyRouteComponent(() => import("../features/agents/agent-page.tsx"), "AgentPage"),
});
const mcp = createRoute({
  getParentRoute: () => inside,
  path: "/mcp",
  /** `client`: the client whose configuration is shown. */
  validateSearch: (search) => readSearch(search, ["client"]),
  component: lazyRouteComponent(() => import("../features/mcp/mcp-page.tsx"), "McpPage"),
});
const consent = createRoute({
  getParentRoute: () => inside,
  /** Name of the parameter in `authorization_url_path` of Supabase Auth's OAuth server. */
  path: "/oauth/consent",
  validateSearch: (search) => readSearch(search, ["authorization_id"]),
  component: lazyRouteComponent(() => import("../features/oauth/consent-page.tsx"), "ConsentPage"),
});
const apiKeys = createRoute({
  getParentRoute: () => inside,
  path: "/api-keys",
  /** `agent`: create a key for this agent. */
  validateSearch: (search) => readSearch(search, ["agent"]),
  component: lazyRouteComponent(() => import("../features/api-keys/api-keys-page.tsx"), "ApiKeysPage"),
});
const settings = createRoute({
  getParentRoute: () => inside,
  path: "/settings",
  component: lazyRouteComponent(() => import("../features/settings/settings-page.tsx"), "SettingsPage"),
});

const routeTree = root.addChildren([
  signIn,
  resetPassword,
  connect,
  connectDone,
  inside.addChildren([
    home,
    connectors,
    newConnector,
    connector,
    tools,
    newTool,
    tool,
    memory,
    site,
    playground,
    chat,
    runs,
    run,
    activity,
    trace,
    approvals,
    agents,
    newAgent,
    agent,
    mcp,
    consent,
    apiKeys,
    settings,
  ]),
]);

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultErrorComponent: Crashed,
    scrollRestoration: true,
    // Plain query strings: `?q=abc`, not JSON.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
      const text = new URLSearchParams(entries as [string, string][]).toString();
      return text ? `?${text}` : "";
    },
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
