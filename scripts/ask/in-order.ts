import type { RunEvent } from "./read-events.ts";

/** Models answer concurrently. Shows their events one model after the other, the first one live. */
export function inOrder(show: (event: RunEvent) => void): (event: RunEvent) => void {
  const held: RunEvent[] = [];
  let current = 0;

  const release = (): RunEvent | undefined => {
    const next = held.findIndex((event) => indexOf(event) === current);
    return next < 0 ? undefined : held.splice(next, 1)[0];
  };
  return (event) => {
    if ((indexOf(event) ?? current) !== current) {
      held.push(event);
      return;
    }
    for (let next: RunEvent | undefined = event; next; next = release()) {
      show(next);
      if (next.name === "result") current++;
    }
  };
}

function indexOf({ data }: RunEvent): number | undefined {
  return "index" in data ? data.index : undefined;
}
