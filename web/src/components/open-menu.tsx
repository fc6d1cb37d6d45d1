import { MoreHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { IconButton } from "./button.tsx";
import type { MenuAction } from "./menu.tsx";

/** The open menu behind "…"; its button replaces the pressed one. */
export function OpenMenu({ label, actions }: { label: string; actions: MenuAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus returns to the button when the menu closes.
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton aria-label={label} ref={button}>
        <MoreHorizontal aria-hidden="true" />
      </IconButton>
      <Popover
        placement="bottom end"
        className="min-w-(--trigger-width) max-w-96 rounded-lg border border-line bg-surface text-ink shadow-overlay outline-none"
      >
        <AriaMenu aria-label={label} className="p-1 outline-none" items={actions}>
          {(action) => (
            <MenuItem
              id={action.id}
              onAction={action.onAction}
              isDisabled={action.isDisabled ?? false}
              className={`touch group flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-13 outline-none data-[focused]:bg-tint data-[disabled]:opacity-50 ${action.isDanger ? "text-bad" : ""}`}
            >
              {action.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
