import { DatabaseFault } from "./stack-database.ts";

/**
 * The messages of the Postgres wire protocol that a pipelined call needs (PostgreSQL documentation,
 * "Message Formats", protocol 3.0).
 */

const NUL = Buffer.from([0]);

function int16(value: number): Buffer {
  const buffer = Buffer.allocUnsafe(2);
  buffer.writeInt16BE(value);
  return buffer;
}

function int32(value: number): Buffer {
  const buffer = Buffer.allocUnsafe(4);
  buffer.writeInt32BE(value);
  return buffer;
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  return Buffer.concat([Buffer.from(type), int32(length), ...parts]);
}

/** Parse: prepares a named statement; Postgres infers the parameter types. */
export function parseMessage(name: string, statement: string): Buffer {
  return message("P", Buffer.from(name), NUL, Buffer.from(statement), NUL, int16(0));
}

/** Bind + Execute of a prepared statement in the unnamed portal, all values as text. */
export function executeMessages(name: string, parameters: (string | null)[]): Buffer {
  const values = parameters.flatMap((value) => {
    if (value === null) return [int32(-1)];
    const bytes = Buffer.from(value);
    return [int32(bytes.length), bytes];
  });
  const bind = message(
    "B",
    NUL,
    Buffer.from(name),
    NUL,
    int16(0),
    int16(parameters.length),
    ...values,
    int16(0),
  );
  return Buffer.concat([bind, message("E", NUL, int32(0))]);
}

export const SYNC = message("S");

export interface WireAnswer {
  /** Number of ParseComplete messages. */
  parsed: number;
  /** First column of the last row; undefined without a row. */
  value: Uint8Array | null | undefined;
  fault: DatabaseFault | undefined;
}

/** Parses the answer to a pipeline: the last row's first column, or the error that ended it. */
export function readAnswer(data: Uint8Array): WireAnswer {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const answer: WireAnswer = { parsed: 0, value: undefined, fault: undefined };
  for (let at = 0; at + 5 <= bytes.length; ) {
    const type = bytes[at];
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const body = bytes.subarray(at + 5, end);
    if (type === 0x31) answer.parsed += 1;
    if (type === 0x44) answer.value = firstColumn(body);
    if (type === 0x45) answer.fault ??= readFault(body);
    at = end;
  }
  return answer;
}

function firstColumn(row: Buffer): Uint8Array | null {
  const length = row.readInt32BE(2);
  return length < 0 ? null : row.subarray(6, 6 + length);
}

function readFault(body: Buffer): DatabaseFault {
  const fields = new Map<string, string>();
  for (let at = 0; at < body.length && body[at] !== 0; ) {
    const end = body.indexOf(0, at + 1);
    fields.set(String.fromCharCode(body[at] ?? 0), body.toString("utf8", at + 1, end));
    at = end + 1;
  }
  const details = fields.get("D");
  const hint = fields.get("H");
  const position = fields.get("P");
  return new DatabaseFault({
    code: fields.get("C") ?? "XX000",
    message: fields.get("M") ?? "The database failed without a message.",
    ...(details === undefined ? {} : { details }),
    ...(hint === undefined ? {} : { hint }),
    ...(position === undefined ? {} : { position: Number(position) }),
  });
}
