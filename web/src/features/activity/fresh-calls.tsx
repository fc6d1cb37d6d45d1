import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Switch } from "../../components/toggle.tsx";
import { t } from "../../text/index.ts";
import { freshQuery } from "./api.ts";
import type { Filters } from "./filters.ts";

/**
 * New calls: shown automatically while the top of the page is visible, otherwise announced with their
 * number.
 */
export function FreshCalls(props: {
  filters: Filters;
  /** Null for other orders. */
  newestId: number | null;
  isLive: boolean;
  onLive: (on: boolean) => void;
  onShow: () => void;
}) {
  const { filters, newestId, isLive, onLive, onShow } = props;
  const queries = useQueryClient();
  const { data: fresh = 0 } = useQuery({
    ...freshQuery(filters, newestId),
    enabled: isLive && newestId !== null,
  });
  const isScrolled = useScrolled();
  const show = (): void => {
    onShow();
    void queries.invalidateQueries({ queryKey: ["activity"] });
  };
  useEffect(() => {
    if (fresh > 0 && !isScrolled) void queries.invalidateQueries({ queryKey: ["activity"] });
  }, [fresh, isScrolled, queries]);
  return (
    <div className="sticky top-0 z-10 flex min-h-8 flex-wrap items-center gap-3 bg-page py-1">
      <Switch isSelected={isLive} onChange={onLive}>
        {t.activity.live}
      </Switch>
      {fresh > 0 && isScrolled && (
        <Button
          className="sticky top-2 z-10"
          onPress={() => {
            window.scrollTo({ top: 0 });
            show();
          }}
        >
          {t.activity.fresh(fresh)}
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
