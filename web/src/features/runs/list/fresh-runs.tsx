import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Switch } from "../../../components/toggle.tsx";
import { runs as runTexts } from "../../../text/runs.ts";
import { latestQuery, type Run } from "./api.ts";
import type { Filters } from "./filters.ts";

/**
 * New runs: shown automatically while the top of the page is visible, otherwise announced with their
 * number.
 */
export function FreshRuns(props: {
  filters: Filters;
  /** Null while they are loaded, and for other orders. */
  shown: readonly Run[] | null;
  isLive: boolean;
  onLive: (on: boolean) => void;
  onShow: () => void;
}) {
  const { filters, shown, isLive, onLive, onShow } = props;
  const queries = useQueryClient();
  const { data: latest = [] } = useQuery({ ...latestQuery(filters), enabled: isLive && shown !== null });
  const known = new Set(shown?.map(({ trace_id }) => trace_id));
  const fresh = shown === null ? 0 : latest.filter((id) => !known.has(id)).length;
  const isScrolled = useScrolled();
  useEffect(() => {
    if (fresh > 0 && !isScrolled) void queries.invalidateQueries({ queryKey: ["runs"] });
  }, [fresh, isScrolled, queries]);
  return (
    <div className="sticky top-0 z-10 flex min-h-8 flex-wrap items-center gap-3 bg-page py-1">
      <Switch isSelected={isLive} onChange={onLive}>
        {runTexts.live}
      </Switch>
      {fresh > 0 && isScrolled && (
        <Button
          className="sticky top-2 z-10"
          onPress={() => {
            window.scrollTo({ top: 0 });
            onShow();
            void queries.invalidateQueries({ queryKey: ["runs"] });
          }}
        >
          {runTexts.fresh(fresh)}
        </Button>
      )}
    </div>
  );
}

/** Whether the user has scrolled down; the page must not move then. */
function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 200);
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return isScrolled;
}
