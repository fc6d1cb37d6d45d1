import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { formatDateTime } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { chooseLanguage, LANGUAGES, type Language } from "../../text/language.ts";
import { palette as text } from "../../text/palette.ts";
import { PAGES } from "../navigation.tsx";
import { setTheme } from "../theme.ts";
import { type Records, recordsQuery } from "./find-records.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

interface Entry {
  id: string;
  label: string;
  detail?: string;
  run: () => void;
}

export type Opened = "palette" | "shortcuts";

/** The opened dialog of the keyboard: the palette or the list of shortcuts. */
export default function Opening({ open, setOpen }: { open: Opened; setOpen: (open: Opened | null) => void }) {
  const close = () => setOpen(null);
  return open === "palette" ? (
    <Palette onClose={close} onShortcuts={() => setOpen("shortcuts")} />
  ) : (
    <ShortcutsDialog onClose={close} />
  );
}

/**
 * Finds pages, actions and what the user has; opened with Ctrl K or ⌘ K. The arrow keys choose, Enter opens. A combobox of its own
 * (WAI-ARIA Authoring Practices), because the library's would make the first load of every page larger.
 */
function Palette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const list = useId();
  const [value, setValue] = useState("");
  const [chosen, setChosen] = useState(0);
  const search = useDeferredValue(value);
  const records = useQuery(recordsQuery(search));
  const sections = useSections(value, records.data, onShortcuts);
  const entries = sections.flatMap(({ items }) => items);
  const at = Math.min(chosen, entries.length - 1);
  const state = records.isError
    ? text.failed
    : records.isFetching
      ? text.searching
      : entries.length === 0
        ? text.nothing
        : "";
  const open = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    const next = steps[event.key];
    if (event.key === "Enter" && !event.nativeEvent.isComposing) open(entries[at]);
    else if (next === undefined) return;
    else setChosen(Math.max(0, Math.min(next, entries.length - 1)));
    event.preventDefault();
  };
  const idOf = (entry: Entry | undefined) => (entry === undefined ? undefined : `${list}-${entry.id}`);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className="fixed inset-0 z-50 flex items-start justify-center bg-shade p-3 sm:pt-[12vh]"
    >
      <Modal className="w-full max-w-xl rounded-lg border border-line bg-surface shadow-overlay">
        <Dialog aria-label={text.title} className="flex max-h-[70dvh] flex-col outline-none">
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-label={text.search}
            aria-expanded={entries.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={idOf(entries[at])}
            autoComplete="off"
            spellCheck={false}
            placeholder={text.search}
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
            className="m-2 h-10 rounded-md bg-surface px-2 text-14 text-ink outline-none placeholder:text-soft"
          />
          <div
            id={list}
            role="listbox"
            aria-label={text.title}
            className="min-h-0 flex-1 overflow-auto border-t border-line p-1"
          >
            {sections.map(({ title, items }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options of a listbox
              <div key={title} role="group" aria-label={title}>
                <p aria-hidden="true" className="px-2 pt-2 pb-1 text-12 text-soft">
                  {title}
                </p>
                {items.map((entry) => (
                  <Option
                    key={entry.id}
                    entry={entry}
                    id={idOf(entry)}
                    isChosen={entry === entries[at]}
                    onPress={() => open(entry)}
                  />
                ))}
              </div>
            ))}
          </div>
          <p role="status" className="min-h-6 border-t border-line px-3 py-1 text-12 text-soft">
            {state}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Option(props: { entry: Entry; id: string | undefined; isChosen: boolean; onPress: () => void }) {
  const { entry, id, isChosen, onPress } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses options from the field
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onPress}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      className={`touch flex min-h-9 cursor-default items-center gap-3 rounded-md px-2 py-1 text-13 hover:bg-sunken ${
        isChosen ? "bg-tint text-accent" : ""
      }`}
    >
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      {entry.detail && <span className="max-w-[45%] truncate text-12 text-soft">{entry.detail}</span>}
    </div>
  );
}

function useSections(value: string, records: Records | undefined, onShortcuts: () => void) {
  const navigate = useNavigate();
  const wanted = value.trim().toLowerCase();
  const matching = (items: Entry[]) =>
    items.filter(({ label }) => wanted.split(/\s+/).every((word) => label.toLowerCase().includes(word)));
  const actions: Entry[] = [
    { id: "new-connector", label: text.newConnector, run: () => void navigate({ to: "/connectors/new" }) },
    { id: "new-tool", label: text.newTool, run: () => void navigate({ to: "/tools/new" }) },
    { id: "new-agent", label: text.newAgent, run: () => void navigate({ to: "/agents/new" }) },
    { id: "new-key", label: text.newKey, run: () => void navigate({ to: "/api-keys" }) },
    ...(["system", "light", "dark"] as const).map((theme) => ({
      id: `theme-${theme}`,
      label: text.theme(t.shell.themes[theme]),
      run: () => setTheme(theme),
    })),
    ...(Object.entries(LANGUAGES) as [Language, string][]).map(([name, label]) => ({
      id: `language-${name}`,
      label: text.language(label),
      run: () => chooseLanguage(name),
    })),
    { id: "shortcuts", label: text.shortcuts, run: onShortcuts },
  ];
  const ask: Entry[] =
    wanted.includes(" ") || wanted.endsWith("?")
      ? [
          {
            id: "ask",
            label: text.ask(value.trim()),
            run: () => void navigate({ to: "/playground", search: { q: value.trim() } }),
          },
        ]
      : [];
  const found = wanted === "" ? undefined : records;
  const sections: { title: string; items: Entry[] }[] = [
    {
      title: text.groups.pages,
      items: matching(
        PAGES.map(({ to, label }) => ({
          id: `page ${to}`,
          label: label(),
          run: () => void navigate({ to }),
        })),
      ),
    },
    { title: text.groups.actions, items: matching(actions) },
    {
      title: text.groups.connectors,
      items: (found?.connectors ?? []).map(({ connector_id: connectorId, name }) => ({
        id: `connector ${connectorId}`,
        label: name,
        run: () => void navigate({ to: "/connectors/$connectorId", params: { connectorId } }),
      })),
    },
    {
      title: text.groups.operations,
      items: (found?.operations ?? []).flatMap(
        ({ tool_id, connector_id: connectorId, operation_id, name }) =>
          connectorId === null
            ? []
            : {
                id: `operation ${tool_id}`,
                label: name,
                detail: operation_id,
                run: () =>
                  void navigate({
                    to: "/connectors/$connectorId",
                    params: { connectorId },
                    search: { operation: operation_id },
                  }),
              },
      ),
    },
    {
      title: text.groups.tools,
      items: (found?.tools ?? []).map(({ id: toolId, name, description }) => ({
        id: `tool ${toolId}`,
        label: name,
        detail: description,
        run: () => void navigate({ to: "/tools/$toolId", params: { toolId } }),
      })),
    },
    {
      title: text.groups.agents,
      items: (found?.agents ?? []).map(({ agent_id: agentId }) => ({
        id: `agent ${agentId}`,
        label: agentId,
        run: () => void navigate({ to: "/agents/$agentId", params: { agentId } }),
      })),
    },
    {
      title: text.groups.runs,
      items: (found?.runs ?? []).map(({ trace_id: traceId, user_query, started_at }) => ({
        id: `run ${traceId}`,
        label: user_query,
        detail: formatDateTime(started_at),
        run: () => void navigate({ to: "/runs/$traceId", params: { traceId } }),
      })),
    },
    { title: text.groups.ask, items: ask },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
