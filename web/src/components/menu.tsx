import { MoreHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "./button.tsx";

export interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
}

const load = () => import("./open-menu.tsx");
const OpenMenu = lazy(async () => ({ default: (await load()).OpenMenu }));

/** Further actions of a row or page behind "…". The menu is loaded shortly before it is opened. */
export function ActionMenu({ label, actions }: { label: string; actions: MenuAction[] }) {
  const [isWanted, setWanted] = useState(false);
  const trigger = (
    <IconButton
      aria-label={label}
      aria-haspopup="menu"
      onHoverStart={() => void load()}
      onPress={() => setWanted(true)}
    >
      <MoreHorizontal aria-hidden="true" />
    </IconButton>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenMenu label={label} actions={actions} />
    </Suspense>
  );
}
