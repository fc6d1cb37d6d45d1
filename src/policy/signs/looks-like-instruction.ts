/** Every repetition is bounded, so that the cost is linear in the text. */
const PATTERNS = [
  // Revocations of earlier rules, in the languages of our users.
  "\\b(?:ignore|disregard|forget|override)\\s(?:[\\w']{1,20}\\s){0,4}(?:instructions?|rules?|prompts?|guidelines|guardrails)\\b",
  "\\b(?:ignoruj(?:te)?|zapomeň(?:te)?|zignoruj(?:cie)?|zapomnij|ignoriere?|vergiss)\\s(?:\\S{1,20}\\s){0,4}(?:pokyny|instrukce|pravidla|instrukcje|polecenia|anweisungen|regeln)",
  "(?:игнорируй(?:те)?|забудь(?:те)?)\\s(?:\\S{1,20}\\s){0,4}(?:инструкции|указания|правила)",
  // Roles and tokens of chat templates.
  "</?(?:system|important|instructions?|assistant|developer)>",
  "<[|｜][a-z_]{2,32}[|｜]>|\\[/?INST\\]|<</?SYS>>|<(?:start|end)_of_turn>",
  '\\\\?"role\\\\?"\\s{0,4}:\\s{0,4}\\\\?"(?:system|developer|tool)\\\\?"',
  "(?:^|\\n|\\\\n)\\s{0,8}(?:system|human|assistant)\\s{0,2}:\\s",
  // Orders to the reader.
  "\\b(?:you are now|from now on,? you|new instructions?:|reveal (?:your|the) (?:secrets?|system prompt|instructions)|do not (?:tell|inform|ask) the user|without (?:asking|telling|informing) the user)\\b",
  "\\b(?:always|must|first|now|please)\\s(?:\\w{1,20}\\s){0,2}(?:call|invoke|use|execute) (?:the )?(?:tool|function)s?\\b",
  "\\b(?:always|must)\\s(?:put|send|include|append|pass|copy|add)\\s(?:\\S{1,30}\\s){0,6}(?:secrets?|passwords?|api[ _-]?keys?|tokens?|credentials|system prompt|conversation)\\b",
  // Approvals are database rows; a text that claims to be one is a forgery.
  "\\b(?:already |pre-?|has been |is )approved\\b.{0,40}\\b(?:call|proceed|continue|execute|go ahead)\\b",
];
const INSTRUCTION = new RegExp(PATTERNS.map((pattern) => `(?:${pattern})`).join("|"), "iu");
/** Every match contains one of these; most texts contain none. */
const MAYBE =
  /ignor|disregard|forget|overrid|zapom|vergiss|забуд|system|important|instruction|assistant|developer|[|｜]>|inst\]|sys>>|_of_turn|role|human|you are now|from now|reveal|the user|tool|function|always|must|approved/i;

/** Whether a text addresses a model like a user or operator would. A hint, not proof. */
export function looksLikeInstruction(text: string): boolean {
  return text.length >= 6 && MAYBE.test(text) && INSTRUCTION.test(text);
}
