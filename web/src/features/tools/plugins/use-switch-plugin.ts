import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { t } from "../../../text/index.ts";
import { pluginsQuery, switchPlugin, type ToolPlugin } from "./api.ts";

/** Puts a plugin's tools into the person's catalogue, or takes them out. */
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
      // Whatever lists the catalogue looks again when it is next shown.
      return queries.invalidateQueries({ queryKey: ["agents", "tools"] });
    },
  });
}
