import type { ConnectionChoice } from "../contract/connector.ts";
import type { ChatFunction, ChatMessage, Embedders, Platform } from "../contract/ports.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Asked, Caller } from "../kernel/stages.ts";
import type { ChosenTools } from "./choose-tools.ts";
import type { ClaimedRun } from "./stored-runs.ts";

export interface ConverseParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Kernel;
}

export interface ConverseTask {
  /** Resolved; the policy is that of `agent_id`. */
  caller: Caller;
  /** The caller's messages of all roles, without Toolgate's instructions. */
  messages: readonly ChatMessage[];
  /** The user's last message. */
  question: string;
  /** From `chooseTools()`. */
  chosen: ChosenTools;
  /**
   * Functions that the client executes. A turn that calls one ends the conversation after Toolgate's own
   * calls of the turn.
   */
  clientFunctions?: readonly ChatFunction[];
  /** Functions of the client with pending calls in `claimed`, whether it still offers them or not. */
  clientNames?: readonly string[];
  /** The connection that calls use: the client names it, never the model. */
  choice?: ConnectionChoice;
  /** Valid for exactly one write. */
  approval_id?: string | null;
  claim?: Asked["claim"];
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  telemetry: SpanScope;
  /** A suspended run from `claimRun()` that is resumed; see `resumeTask()`. */
  claimed?: ClaimedRun;
}
