/** Ids of what we ask clients begin with it. */
export const SESSION_REQUEST_PREFIX = "toolgate-";
