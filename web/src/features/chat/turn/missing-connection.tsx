import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { callFunction } from "../../../lib/call-function.ts";
import { chat as text } from "../../../text/chat.ts";
import { type NeededConnection, pickConnection } from "./find-missing-connection.ts";

/** How often the connection is looked up while the person signs in, in another tab. Milliseconds. */
const PAUSE_MS = 2_000;

/**
 * A connection that a call needed: opens its page in another tab, and asks the question again once it is connected. If other calls may
 * have changed something, the person asks again.
 */
export function MissingConnection(props: {
  needed: NeededConnection;
  isRepeatable: boolean;
  onRetry: () => void;
}) {
  const { needed, isRepeatable, onRetry } = props;
  const [isOpened, setOpened] = useState(false);
  const first = useRef<string>(undefined);
  const query = useQuery({
    queryKey: ["connectors", needed.connector_id, "connections", "missing"],
    queryFn: ({ signal }) =>
      callFunction<{ connections: Parameters<typeof pickConnection>[0] }>(
        `connections?connector_id=${needed.connector_id}`,
        { signal },
      ),
    refetchInterval: isOpened ? PAUSE_MS : false,
    // The tab with the sign-in is in front.
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  const found = query.data && pickConnection(query.data.connections, needed);
  const seen = query.data && JSON.stringify(found ?? null);
  first.current ??= seen;
  const isConnected = found?.status === "ACTIVE" && seen !== first.current;
  const wasRetried = useRef(false);
  useEffect(() => {
    if (!isConnected || !isOpened || !isRepeatable || wasRetried.current) return;
    wasRetried.current = true;
    onRetry();
  }, [isConnected, isOpened, isRepeatable, onRetry]);
  return (
    <section
      aria-label={text.connection.title}
      className="flex min-w-0 flex-col gap-2 rounded-md border border-warn/50 px-3 py-3"
    >
      <h3 className="text-warn">{text.connection.title}</h3>
      <p className="text-13">
        {needed.end_user === null ? text.connection.own : text.connection.endUser(needed.end_user)}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={needed.connect_url}
          target="_blank"
          rel="noreferrer"
          onClick={() => setOpened(true)}
          className={buttonClass("primary")}
        >
          {text.connection.connect}
        </a>
        <Button onPress={onRetry}>{text.askAgain}</Button>
      </div>
      <p role="status" className="text-12 text-soft">
        {isConnected
          ? text.connection.connected
          : isOpened
            ? text.connection.waiting
            : isRepeatable
              ? text.connection.hint
              : text.askAgainHint}
      </p>
    </section>
  );
}
