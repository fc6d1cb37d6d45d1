import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { t } from "../../text/index.ts";
import type { Opened } from "./palette.tsx";

const Palette = lazy(() => import("./palette.tsx"));

const OPEN = "toolgate.palette";

/** Opens the palette from places other than its button, such as the menu of phones. */
export function openPalette(): void {
  document.dispatchEvent(new Event(OPEN));
}

/** The search button of the side bar, and the keys Ctrl K, ⌘ K and `?`, which work on every page. */
export function PaletteKeys() {
  const [open, setOpen] = useState<Opened | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        setOpen((now) => (now === "palette" ? null : "palette"));
      } else if (
        open === null &&
        event.key === "?" &&
        !event.ctrlKey &&
        !event.metaKey &&
        !isTyping(event.target)
      ) {
        event.preventDefault();
        setOpen("shortcuts");
      }
    };
    const show = () => setOpen("palette");
    document.addEventListener("keydown", listen);
    document.addEventListener(OPEN, show);
    return () => {
      document.removeEventListener("keydown", listen);
      document.removeEventListener(OPEN, show);
    };
  }, [open]);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPress={() => setOpen("palette")}
        className="touch flex h-8 items-center gap-2 rounded-md border border-line px-2 text-13 text-soft hover:bg-sunken hover:text-ink [&_svg]:size-4"
      >
        <Search aria-hidden="true" />
        <span className="flex-1 text-left">{t.shell.search}</span>
        <span aria-hidden="true" className="font-mono text-12">
          {t.shell.searchKeys}
        </span>
      </Button>
      <Suspense>{open && <Palette open={open} setOpen={setOpen} />}</Suspense>
    </>
  );
}

/** `?` is a character in fields and editors. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
