import { Button } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { t } from "../../../text/index.ts";
import type { Found } from "./import-source.ts";

/** One of several things at an address. */
export function FoundItem(props: { found: Found; isChosen: boolean; onChoose: () => void }) {
  const { found, isChosen, onChoose } = props;
  const text = t.connectors.front;
  const title = found.title || t.connectors.noTitle;
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-md border border-edge/70 px-3 py-2">
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-1.5 text-14">
          {title}
          <Tag>{found.format}</Tag>
          {found.version !== "" && <Tag>{t.connectors.versionOf(found.version)}</Tag>}
          {found.operation_count !== null && <Tag>{t.connectors.operations(found.operation_count)}</Tag>}
        </span>
        <span className="break-all text-12 text-soft">{found.url ?? found.found}</span>
      </span>
      <Button isDisabled={isChosen} onPress={onChoose} aria-label={text.chooseName(title)}>
        {text.choose}
      </Button>
    </li>
  );
}
