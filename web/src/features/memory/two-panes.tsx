import type { ReactNode } from "react";

/** A list and the selected entry: side by side, on phones one below the other. */
export function TwoPanes({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-2">{list}</div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </div>
  );
}

/** An entry of the list; `aria-current` marks the shown one. */
export const paneLinkClass =
  "touch flex min-h-9 items-center justify-between gap-3 border-b border-line px-2 py-1 text-13 hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-accent";

/** On phones the list is limited in height. */
export const paneListClass = "max-h-56 overflow-y-auto border-t border-line lg:max-h-[70dvh]";
