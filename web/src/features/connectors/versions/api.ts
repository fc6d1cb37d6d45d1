import { queryOptions } from "@tanstack/react-query";
import type { JsonObject } from "../../../../../src/base/json.ts";
import { callFunction } from "../../../lib/call-function.ts";
import type { Answer } from "../api.ts";

export type Versions = Answer<"versions">;
export type Version = Versions["versions"][number];
export type VersionDetail = Answer<"version">;
export type Checked = Answer<"checkSource">;

export interface OverlayAction {
  target: string;
  update?: JsonObject;
  remove?: boolean;
}
export type Overlay = Omit<Answer<"overlay">, "actions"> & { actions: OverlayAction[] };

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["connectors", id, "versions"],
    queryFn: ({ signal }) => callFunction<Versions>(`connectors/${id}/versions`, { signal }),
  });

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ["connectors", id, "versions", version],
    queryFn: ({ signal }) => callFunction<VersionDetail>(`connectors/${id}/versions/${version}`, { signal }),
  });

export const overlayQuery = (id: string) =>
  queryOptions({
    queryKey: ["connectors", id, "overlay"],
    queryFn: ({ signal }) => callFunction<Overlay>(`connectors/${id}/overlay`, { signal }),
  });

export function decideVersion(
  id: string,
  version: number,
  action: "accept" | "accept_compatible" | "reject" | "restore",
) {
  return callFunction<Answer<"decideVersion">>(`connectors/${id}/versions/${version}`, {
    method: "POST",
    body: { action },
  });
}

export function checkSource(id: string): Promise<Checked> {
  return callFunction(`connectors/${id}/sync`, { method: "POST" });
}

export function setChecks(id: string, settings: Partial<Versions["source"]>): Promise<Versions["source"]> {
  return callFunction(`connectors/${id}/sync`, { method: "PATCH", body: settings });
}

export function saveOverlay(id: string, overlay: Overlay): Promise<Overlay> {
  const { overlay: version, info, actions } = overlay;
  return callFunction(`connectors/${id}/overlay`, {
    method: "PUT",
    body: { overlay: version, info, actions },
  });
}
