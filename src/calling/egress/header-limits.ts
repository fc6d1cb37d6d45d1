/** Bytes of all headers of one request, and of one response. */
export const MAX_HEADER_BYTES = 16_384;

/** The number of headers of one request, and of one response: `Headers` of a runtime need time that grows with its square. */
export const MAX_HEADERS = 200;
