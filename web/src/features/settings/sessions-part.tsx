import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Tag } from "../../components/labels.tsx";
import { ErrorState, Loading } from "../../components/states.tsx";
import { formatAgo, formatDateTime } from "../../lib/format.ts";
import { supabase } from "../../lib/supabase.ts";
import { settings as text } from "../../text/settings.ts";
import { endSession, type Session, sessionsQuery } from "./api.ts";
import { describeDevice } from "./describe-device.ts";

/** The sign-ins of the account, each with "Sign out". */
export function SessionsPart() {
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const [isAsking, setAsking] = useState(false);
  const others = useMutation({
    mutationFn: async () => {
      const { error } = await supabase().auth.signOut({ scope: "others" });
      if (error) throw error;
    },
    onSuccess: () => {
      toast(text.othersSignedOut);
      void refresh();
    },
  });
  return (
    <>
      <h3>{text.sessions}</h3>
      {sessions.isPending ? (
        <Loading rows={2} />
      ) : sessions.isError ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <ul aria-label={text.sessions} className="flex max-w-160 flex-col border-y border-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.session_id} session={session} onEnded={refresh} />
          ))}
        </ul>
      )}
      <p className="max-w-prose text-12 text-soft">{text.sessionsHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button isPending={others.isPending} onPress={() => others.mutate()}>
          {text.signOutOthers}
        </Button>
        <Button look="danger" onPress={() => setAsking(true)}>
          {text.signOutEverywhere}
        </Button>
      </div>
      {others.isError && <ErrorState error={others.error} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.signOutTitle}
        action={text.signOutEverywhere}
        onConfirm={() => void supabase().auth.signOut({ scope: "global" })}
      >
        {text.signOutText}
      </ConfirmDialog>
    </>
  );
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => Promise<void> }) {
  const { session_id, user_agent, address, last_used_at, is_current } = session;
  const device = describeDevice(user_agent) ?? text.unknownDevice;
  const end = useMutation({
    mutationFn: () => endSession(session_id),
    onSuccess: () => void toast(text.sessionEnded(device)),
    onSettled: onEnded,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 break-words" title={user_agent ?? undefined}>
          {device}
          {is_current && <Tag tone="ok">{text.thisSession}</Tag>}
        </p>
        <p className="text-12 text-soft">
          {address !== null && <span className="font-mono">{address} · </span>}
          <time dateTime={last_used_at} title={formatDateTime(last_used_at)}>
            {text.lastUsed(formatAgo(last_used_at))}
          </time>
        </p>
        {end.isError && <ErrorState error={end.error} />}
      </div>
      {!is_current && (
        <Button
          isPending={end.isPending}
          onPress={() => end.mutate()}
          aria-label={text.signOutSession(device, address ?? "")}
        >
          {text.signOut}
        </Button>
      )}
    </li>
  );
}
