/** The reason why a template cannot be saved or rendered. */
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

/** The part of a tool that contains a placeholder. */
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

/** Describes the fault, the placeholder and the place. Never contains a value. */
export class TemplateError extends Error {
  override readonly name = "TemplateError";
  readonly reason: TemplateFault;
  readonly place: TemplatePlace;
  /** Name of the placeholder that caused the error, if any. */
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
