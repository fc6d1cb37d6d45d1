import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { IconButton } from "./button.tsx";
import { optionClass, popoverClass } from "./select.tsx";

export interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
}

/** Further actions of a row or page behind "…" (or another trigger). */
export function ActionMenu(props: { label: string; actions: MenuAction[]; trigger?: ReactNode }) {
  const { label, actions, trigger } = props;
  return (
    <MenuTrigger>
      {trigger ?? (
        <IconButton aria-label={label}>
          <MoreHorizontal aria-hidden="true" />
        </IconButton>
      )}
      <Popover placement="bottom end" className={popoverClass}>
        <AriaMenu aria-label={label} className="p-1 outline-none" items={actions}>
          {(action) => (
            <MenuItem
              id={action.id}
              onAction={action.onAction}
              isDisabled={action.isDisabled ?? false}
              className={`${optionClass} ${action.isDanger ? "text-bad" : ""}`}
            >
              {action.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
