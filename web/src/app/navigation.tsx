import { Link } from "@tanstack/react-router";
import {
  Activity,
  Blocks,
  Bot,
  House,
  KeyRound,
  Library,
  type LucideIcon,
  Menu as MenuIcon,
  MessageCircleQuestion,
  MessagesSquare,
  Plug,
  Settings,
  ShieldQuestion,
  Wrench,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "react-aria-components";
import { t } from "../text/index.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PaletteKeys } from "./palette/palette-keys.tsx";
import { usePendingApprovals } from "./use-pending-approvals.ts";

const EnvironmentBadge = lazy(async () => ({
  default: (await import("./environment-badge.tsx")).EnvironmentBadge,
}));

type Place =
  | "/"
  | "/connectors"
  | "/tools"
  | "/memory"
  | "/playground"
  | "/chat"
  | "/approvals"
  | "/runs"
  | "/agents"
  | "/mcp"
  | "/api-keys"
  | "/settings";
interface Entry {
  to: Place;
  /** Read when it is shown: the texts are loaded after this module. */
  label: () => string;
  icon: LucideIcon;
}

const HOME: Entry = { to: "/", label: () => t.shell.home, icon: House };
const CONNECTORS: Entry = { to: "/connectors", label: () => t.shell.connectors, icon: Plug };
const TOOLS: Entry = { to: "/tools", label: () => t.shell.tools, icon: Wrench };
const MEMORY: Entry = { to: "/memory", label: () => t.shell.memory, icon: Library };
const PLAYGROUND: Entry = { to: "/playground", label: () => t.shell.playground, icon: MessageCircleQuestion };
const CHAT: Entry = { to: "/chat", label: () => t.shell.chat, icon: MessagesSquare };
const APPROVALS: Entry = { to: "/approvals", label: () => t.shell.approvals, icon: ShieldQuestion };
const RUNS: Entry = { to: "/runs", label: () => t.shell.runs, icon: Activity };
const AGENTS: Entry = { to: "/agents", label: () => t.shell.agents, icon: Bot };
const MCP: Entry = { to: "/mcp", label: () => t.shell.mcp, icon: Blocks };
const KEYS: Entry = { to: "/api-keys", label: () => t.shell.apiKeys, icon: KeyRound };
const SETTINGS: Entry = { to: "/settings", label: () => t.shell.settings, icon: Settings };

const GROUPS: { title: (() => string) | null; entries: Entry[] }[] = [
  { title: null, entries: [HOME] },
  { title: () => t.shell.groups.build, entries: [CONNECTORS, TOOLS, MEMORY] },
  { title: () => t.shell.groups.run, entries: [PLAYGROUND, CHAT, APPROVALS, RUNS] },
  { title: () => t.shell.groups.manage, entries: [AGENTS, MCP, KEYS, SETTINGS] },
];

/** All pages, in the order of the side bar. */
export const PAGES: readonly Entry[] = GROUPS.flatMap(({ entries }) => entries);

export function SideBar() {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-line px-3 py-4 sm:flex">
      <Brand />
      <PaletteKeys />
      <nav aria-label={t.shell.navigation} className="flex flex-col gap-4">
        {GROUPS.map(({ title, entries }) => (
          <div key={entries[0]?.to} className="flex flex-col gap-0.5">
            {title && <p className="px-2 pb-1 text-12 text-soft">{title()}</p>}
            {entries.map((entry) => (
              <SideLink key={entry.to} {...entry} />
            ))}
          </div>
        ))}
      </nav>
      <div className="mt-auto">
        <AccountMenu />
      </div>
    </aside>
  );
}

function Brand() {
  return (
    <Link
      to="/"
      className="flex items-center gap-2 rounded-md px-2 py-1 text-14 font-semibold tracking-tight"
    >
      <img src="/favicon.svg" alt="" width={20} height={20} />
      Toolgate
      <Suspense>
        <EnvironmentBadge />
      </Suspense>
    </Link>
  );
}

export const SIDE_LINK =
  "flex h-8 items-center gap-2 rounded-md px-2 text-13 text-soft hover:bg-sunken hover:text-ink data-[status=active]:bg-tint data-[status=active]:font-medium data-[status=active]:text-accent [&_svg]:size-4";

function SideLink({ to, label, icon: Icon }: Entry) {
  return (
    <Link to={to} activeOptions={{ exact: to === "/" }} className={SIDE_LINK}>
      <Icon aria-hidden="true" />
      <span className="flex-1">{label()}</span>
      {to === "/approvals" && <PendingBadge />}
    </Link>
  );
}

function PendingBadge() {
  const pending = usePendingApprovals();
  if (pending === 0) return null;
  return (
    <span className="rounded-full bg-warn-tint px-1.5 text-12 font-medium text-warn">
      <span aria-hidden="true">{pending > 99 ? "99+" : pending}</span>
      <span className="sr-only">{t.shell.pending(pending)}</span>
    </span>
  );
}

/** Entries that do not fit into the bottom bar. */
export const MORE: readonly Entry[] = [HOME, TOOLS, MEMORY, CHAT, AGENTS, MCP, KEYS, SETTINGS];
const BAR: Entry[] = [CONNECTORS, PLAYGROUND, APPROVALS, RUNS];
const BAR_ITEM =
  "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-12 text-soft data-[status=active]:text-accent [&_svg]:size-5";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

export function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      aria-label={t.shell.navigation}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {BAR.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={`relative ${BAR_ITEM}`}>
          <Icon aria-hidden="true" />
          {label()}
          {to === "/approvals" && (
            <span className="absolute top-1 left-1/2 ml-2">
              <PendingBadge />
            </span>
          )}
        </Link>
      ))}
      <Button className={BAR_ITEM} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <MenuIcon aria-hidden="true" />
        {t.shell.more}
      </Button>
      <Suspense>{isOpen && <MoreSheet onClose={() => setOpen(false)} />}</Suspense>
    </nav>
  );
}
