import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { SideEffectTag, Tag } from "../../../components/labels.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { Switch } from "../../../components/toggle.tsx";
import { t } from "../../../text/index.ts";
import { pluginsQuery, switchPlugin, type ToolPlugin } from "./api.ts";

/** One set of built-in tools with its switch. */
export function PluginLine({ plugin }: { plugin: ToolPlugin }) {
  const { name, title, description, version, enabled, outdated, tools } = plugin;
  const { plugins } = t.tools;
  const change = useSwitchPlugin(plugin);
  const isOn = change.isPending ? change.variables : enabled;
  return (
    <div className="flex flex-col gap-2 border-b border-line py-2.5">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2">
            {title}
            <code className="font-normal text-soft">
              {name} {version}
            </code>
            {outdated && <Tag tone="warn">{plugins.outdated}</Tag>}
          </h3>
          <p lang="en" className="max-w-prose text-13 text-soft">
            {description}
          </p>
        </div>
        <span className="flex items-center gap-2">
          <output className="text-12 text-soft">
            {change.isPending && (isOn ? plugins.switchingOn : plugins.switchingOff)}
          </output>
          <Switch
            aria-label={plugins.use(title)}
            isSelected={isOn}
            // Not disabled while pending, because the focus would be lost.
            onChange={(on) => !change.isPending && change.mutate(on)}
          >
            {null}
          </Switch>
        </span>
      </div>
      {outdated && <p className="text-12 text-warn">{plugins.outdatedHint}</p>}
      {change.isError && <ErrorState error={change.error} />}
      <details>
        <summary className="touch w-fit cursor-pointer text-13 text-soft">
          {plugins.toolCount(tools.length)}
        </summary>
        <ul className="flex flex-col pt-1">
          {tools.map((tool) => (
            <li key={tool.operation_id} className="flex flex-col gap-0.5 border-t border-line py-1.5 text-13">
              <span className="flex flex-wrap items-center gap-2">
                <code className="break-all">{tool.operation_id}</code>
                <SideEffectTag effect={tool.side_effect} />
              </span>
              <span lang="en" className="max-w-prose text-soft">
                {tool.description}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Adds a plugin's tools to the user's catalogue, or removes them. */
function useSwitchPlugin({ name, title }: ToolPlugin) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => switchPlugin(name, enabled),
    onSuccess: (switched) => {
      const { plugins } = t.tools;
      const text = switched.enabled ? plugins.isOn(title) : plugins.isOff(title);
      toast(text);
      announce(text);
      queries.setQueryData(pluginsQuery.queryKey, (old) =>
        old?.map((plugin) => (plugin.name === name ? switched : plugin)),
      );
      // Queries of the catalogue refresh when they are shown again.
      return queries.invalidateQueries({ queryKey: ["agents", "tools"] });
    },
  });
}
