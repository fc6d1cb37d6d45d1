import { CircleUser, LogOut } from "lucide-react";
import { useId } from "react";
import { Button } from "../components/button.tsx";
import { supabase } from "../lib/supabase.ts";
import { t } from "../text/index.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { useSession } from "./session.ts";
import { setTheme, useTheme } from "./theme.ts";

const THEMES = ["system", "light", "dark"] as const;

/** The signed-in user, the theme, and sign-out. */
export function AccountMenu() {
  const session = useSession();
  const theme = useTheme();
  const id = useId();
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <p className="flex min-w-0 items-center gap-2 px-2 text-12 text-soft">
        <CircleUser aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">{session?.user.email}</span>
      </p>
      {/* The browser's own dialog, to keep the first load small. */}
      <div className="flex items-center gap-2 px-2">
        <label htmlFor={id} className="sr-only">
          {t.shell.theme}
        </label>
        <select
          id={id}
          value={theme}
          onChange={(event) => setTheme(THEMES.find((name) => name === event.target.value) ?? "system")}
          className="touch h-8 min-w-0 flex-1 rounded-md border border-edge/70 bg-surface px-1 text-12 text-ink"
        >
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {t.shell.themes[name]}
            </option>
          ))}
        </select>
        <LanguageChoice isLabelHidden />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <a
          href="/docs"
          className="touch rounded-md px-2 py-1.5 text-13 text-soft hover:bg-sunken hover:text-ink"
        >
          {t.shell.docs}
        </a>
        <Button look="quiet" onPress={() => void supabase().auth.signOut({ scope: "local" })}>
          <LogOut aria-hidden="true" />
          {t.shell.signOut}
        </Button>
      </div>
    </div>
  );
}
