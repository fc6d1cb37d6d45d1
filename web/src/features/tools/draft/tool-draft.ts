import type { HttpToolMethod, SideEffect, ToolType } from "../../../../../src/contract/tool.ts";

export type ValueType = "string" | "integer" | "number" | "boolean" | "array" | "object";
/** The source of a placeholder's value. */
export type FilledBy = "agent" | "agent-optional" | "fixed" | "secret";

export interface ParameterDraft {
  name: string;
  filledBy: FilledBy;
  type: ValueType;
  description: string;
  /** As entered; empty: none. */
  preset: string;
  /** Allowed values, separated by commas; empty: any. */
  values: string;
}

export interface HeaderDraft {
  id: number;
  name: string;
  value: string;
}

/** A tool as entered in its form. Never contains a secret value. */
export interface ToolDraft {
  name: string;
  description: string;
  tool_type: ToolType;
  prompt_template: string;
  url: string;
  method: HttpToolMethod;
  headers: HeaderDraft[];
  body_template: string;
  response_path: string;
  /** `auto`: derived from the method. */
  side_effect: SideEffect | "auto";
  limit: string;
  parameters: ParameterDraft[];
  enabled: boolean;
}

export const EMPTY_DRAFT: ToolDraft = {
  name: "",
  description: "",
  tool_type: "http_api",
  prompt_template: "",
  url: "",
  method: "GET",
  headers: [],
  body_template: "",
  response_path: "",
  side_effect: "auto",
  limit: "",
  parameters: [],
  enabled: true,
};

export function newParameter(name: string): ParameterDraft {
  return { name, filledBy: "agent", type: "string", description: "", preset: "", values: "" };
}
