import type { IncomingMessage } from "node:http";

/**
 * The whole body, or undefined when it is longer than `limit` bytes.
 * @throws Error when the caller leaves before its end
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  // Events rather than `for await`: a tenth of a millisecond on the path of every call into the database.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", reject);
    request.on("close", () => reject(new Error("The caller left before the end of its body.")));
  });
}
