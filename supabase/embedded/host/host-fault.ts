/** A failure for the caller of a tool, with a code of `src/contract/errors.ts`. */
export class HostFault extends Error {
  override readonly name = "HostFault";
  constructor(
    readonly code: keyof typeof STATUS,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }

  get status(): number {
    return STATUS[this.code];
  }
}

const STATUS = {
  INVALID_REQUEST: 400,
  INVALID_ARGUMENTS: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const;
