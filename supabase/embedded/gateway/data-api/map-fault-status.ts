/** HTTP status of a Postgres error (PostgREST documentation, "HTTP Status Codes"). */
const BY_CODE: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42501": 403,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  "57P01": 503,
  P0001: 400,
};

const BY_CLASS: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 413,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** `PTxyz` raised by a function is the status xyz. */
export function mapFaultStatus(code: string): number {
  const chosen = /^PT(\d{3})$/.exec(code)?.[1];
  if (chosen !== undefined && Number(chosen) >= 200 && Number(chosen) < 600) return Number(chosen);
  return BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}
