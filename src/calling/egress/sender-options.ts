import type { SenderLimits } from "../../contract/sender-limits.ts";
import type { Resolve } from "./guard-url.ts";

export interface SenderOptions {
  limits?: Partial<SenderLimits>;
  /** Additional certificate authorities, as PEM. */
  ca?: string[];
  /** The resolver; by default that of the system. */
  resolve?: Resolve;
}
