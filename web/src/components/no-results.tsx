import { t } from "../text/index.ts";
import { Button } from "./button.tsx";

/** Stands for a list that has rows, none of which is looked for. */
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
