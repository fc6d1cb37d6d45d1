/** Prefix of the ids of requests that Toolgate sends to clients. */
export const SESSION_REQUEST_PREFIX = "toolgate-";
