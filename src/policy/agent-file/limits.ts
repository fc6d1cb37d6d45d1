/** Bytes of UTF-8. Five hundred tools and three long prompts are a fifth of it. */
export const MAX_AGENT_FILE_BYTES = 256 * 1024;
