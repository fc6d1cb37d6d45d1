import type { Sender } from "../../contract/ports.ts";

/** A sender for an approved call. Its redirects send no write again. */
export function sendingOnce(sender: Sender): Sender {
  return { send: (request, options) => sender.send(request, { ...options, sendOnce: true }) };
}
