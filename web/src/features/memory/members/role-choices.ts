import { memory } from "../../../text/memory.ts";
import type { Role } from "../api/sites.ts";

const ROLES = ["reader", "member", "editor", "admin"] as const satisfies readonly Role[];

/** The roles, from the fewest permissions; each describes what it adds. */
export const ROLE_CHOICES = ROLES.map((id) => ({
  id,
  label: memory.roles[id] ?? id,
}));
