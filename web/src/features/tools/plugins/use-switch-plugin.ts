import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { t } from "../../../text/index.ts";
import { pluginsQuery, switchPlugin, type ToolPlugin } from "./api.ts";

/** Adds a plugin's tools to the user's catalogue, or removes them. */
export function useSwitchPlugin({ name, title }: ToolPlugin) {
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
