/** Why a template cannot be saved or rendered. */
export type TemplateFault =
  | "bad_placeholder"
  | "unknown_placeholder"
  | "unknown_secret"
  | "missing_arg"
  | "missing_secret"
  | "unknown_arg"
  | "placeholder_in_scheme"
  | "placeholder_in_port"
  | "placeholder_in_userinfo"
  | "placeholder_is_registrable"
  | "placeholder_in_name"
  | "bad_url"
  | "bad_label"
  | "dot_segment"
  | "empty_segment"
  | "control_chars"
  | "bad_unicode"
  | "non_latin1"
  | "bad_type"
  | "too_long"
  | "bad_header_name"
  | "forbidden_header"
  | "forbidden_parameter"
  | "placeholder_in_content_type"
  | "template_not_json"
  | "secret_in_prompt";

/** A part of a tool: where a placeholder stands. */
export type TemplatePlace =
  | "url"
  | "host"
  | "path"
  | "query"
  | "fragment"
  | "header"
  | "body"
  | "prompt"
  | "arguments";

/** Says what is wrong, with which placeholder, and where. Never holds a value. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
  readonly reason: TemplateFault;
  readonly place: TemplatePlace;
  /** The placeholder's name, when one is to blame. */
  readonly placeholder: string | null;

  constructor(
    reason: TemplateFault,
    place: TemplatePlace,
    message: string,
    placeholder: string | null = null,
  ) {
    super(message);
    this.reason = reason;
    this.place = place;
    this.placeholder = placeholder;
  }
}
