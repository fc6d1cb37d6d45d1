import { t } from "../text/index.ts";
import { Button } from "./button.tsx";

/** Shown instead of a list whose filter matches no rows. */
export function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <p className="border-y border-line py-6 text-soft">
      {t.common.noResults}{" "}
      <Button look="quiet" onPress={onClear}>
        {t.common.clearFilters}
      </Button>
    </p>
  );
}
