import type { Page } from "playwright-core";

/** What the pictures show: ids of the prepared account. */
export interface Shown {
  connectorId: string;
  toolId: string;
  siteId: string;
  traceId: string;
  agentId: string;
  /** A fresh connect link. */
  connectLink: string;
}

export interface PictureOfPage {
  /** Name of the file. */
  name: string;
  title: string;
  /** The route of `web/src/app/router.tsx`. */
  route: string;
  /** Query or fragment that selects what the page shows. */
  search?: string;
  /** A text that is there when the page is complete. */
  until: string | RegExp;
  /** What the visitor does before the picture. */
  act?: (page: Page, shown: Shown) => Promise<void>;
  /** Also on a phone. */
  phone?: true;
  /** Without a sign-in. */
  outside?: true;
}

export const QUESTION = "Find the last invoice of ABC Corp";

const OFFERED = {
  authorization_id: "one",
  redirect_uri: "https://desk.example/callback",
  client: {
    id: "6a0d6f2e-0000-4000-8000-000000000000",
    name: "Desk",
    uri: "https://desk.example",
    logo_uri: "",
  },
  user: { id: "6a0d6f2e-0000-4000-8000-000000000001", email: "demo@toolgate.local" },
  scope: "openid email",
};

/** Every page of the UI, in the order of the side bar; `tests/scripts/screenshots.test.ts` compares them with the routes. */
export const PAGES: PictureOfPage[] = [
  {
    name: "sign-in",
    title: "Sign in",
    route: "/sign-in",
    until: "E-mail",
    phone: true,
    outside: true,
  },
  {
    name: "reset-password",
    title: "A forgotten password",
    route: "/reset-password",
    until: "Send link",
    outside: true,
  },
  { name: "start", title: "Start", route: "/", until: "Start", phone: true },
  { name: "connectors", title: "Connectors", route: "/connectors", until: "Invoicing", phone: true },
  {
    name: "connect-an-api",
    title: "Connect an API",
    route: "/connectors/new",
    until: "What do you want to connect?",
    phone: true,
  },
  {
    name: "connect-an-mcp-server",
    title: "Connect an MCP server",
    route: "/connectors/new",
    search: "?kind=mcp",
    until: "Connect an MCP server",
  },
  {
    name: "connector",
    title: "A connector",
    route: "/connectors/$connectorId",
    until: "Operations",
    phone: true,
  },
  {
    name: "operation",
    title: "The form of an operation, after a call",
    route: "/connectors/$connectorId",
    search: "?operation=findLastInvoice",
    until: "Try it",
    phone: true,
    async act(page) {
      const form = page.getByRole("dialog").getByRole("region", { name: "Try it" });
      await form.getByRole("textbox").first().fill("ABC Corp");
      await form.getByRole("button", { name: "Send", exact: true }).click();
      const response = form.getByTestId("response");
      await response.getByText("2026-003").first().waitFor();
      await response.scrollIntoViewIfNeeded();
    },
  },
  { name: "tools", title: "Tools", route: "/tools", until: "exchange_rate" },
  { name: "new-tool", title: "New tool", route: "/tools/new", until: "New tool" },
  { name: "tool", title: "A tool", route: "/tools/$toolId", until: "exchange_rate" },
  { name: "memory", title: "Memory", route: "/memory", until: "support" },
  { name: "collection", title: "A site of the memory", route: "/memory/$siteId", until: "help/returns.md" },
  {
    name: "playground",
    title: "Playground",
    route: "/playground",
    until: "Playground",
    phone: true,
    async act(page) {
      await page.getByLabel("Question", { exact: true }).fill(QUESTION);
      await page.getByRole("button", { name: "Ask", exact: true }).click();
      await page.getByText("2026-003").first().waitFor();
    },
  },
  {
    name: "chat",
    title: "Chat",
    route: "/chat",
    until: "Chat",
    phone: true,
    async act(page) {
      await page.getByLabel("Message").fill(QUESTION);
      await page.getByLabel("Message").press("Enter");
      await page.getByText("The last invoice is").first().waitFor();
    },
  },
  { name: "approvals", title: "Approvals", route: "/approvals", until: /approve/i, phone: true },
  {
    name: "approval-groups",
    title: "Groups of approvers",
    route: "/approvals",
    search: "?part=groups",
    until: "finance-leads",
  },
  {
    name: "approval-notifications",
    title: "Notifications of approvals",
    route: "/approvals",
    search: "?part=notifications",
    until: "Approvals",
  },
  { name: "runs", title: "Runs", route: "/runs", until: QUESTION, phone: true },
  { name: "run", title: "A run", route: "/runs/$traceId", until: "Response", phone: true },
  { name: "agents", title: "Agents", route: "/agents", until: "accountant" },
  { name: "new-agent", title: "New agent", route: "/agents/new", until: "Propose tools" },
  { name: "agent", title: "An agent", route: "/agents/$agentId", until: "Test as this agent", phone: true },
  { name: "mcp", title: "MCP", route: "/mcp", until: "Create a key" },
  { name: "api-keys", title: "API keys", route: "/api-keys", until: "n8n" },
  { name: "settings", title: "Settings", route: "/settings", until: "Approvals", phone: true },
  {
    name: "consent",
    title: "Consent for an OAuth application",
    route: "/oauth/consent",
    search: "?authorization_id=one",
    until: "Let Desk use Toolgate?",
  },
  {
    name: "connect-link",
    title: "A connect link, for people without an account",
    route: "/connect",
    until: "Continue",
    phone: true,
    outside: true,
  },
  {
    name: "connect-link-done",
    title: "A connect link, after the sign-in",
    route: "/connect/done",
    until: "Your account is connected.",
    outside: true,
  },
];

/** Opens a page and does what its picture shows. @param url base URL of the running product */
export async function openPage(page: Page, url: string, picture: PictureOfPage, shown: Shown): Promise<void> {
  if (picture.route === "/oauth/consent") await offerConsent(page);
  await page.goto(addressOf(url, picture, shown));
  if (picture.route === "/connect/done") await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText(picture.until).filter({ visible: true }).first().waitFor();
  await picture.act?.(page, shown);
}

function addressOf(url: string, { route, search = "" }: PictureOfPage, shown: Shown): string {
  if (route === "/connect" || route === "/connect/done") return shown.connectLink;
  return url + route.replace(/\$(\w+)/g, (_, name: keyof Shown) => encodeURIComponent(shown[name])) + search;
}

/** Answers as Supabase Auth's OAuth server does, which the embedded stack does not have. */
async function offerConsent(page: Page): Promise<void> {
  await page.route("**/auth/v1/oauth/authorizations/one", (route) => route.fulfill({ json: OFFERED }));
}
