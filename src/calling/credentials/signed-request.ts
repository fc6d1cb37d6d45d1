import type { OutgoingRequest } from "../../contract/ports.ts";

/** A signed request, and the signatures in it, which are confidential. */
export interface SignedRequest {
  request: OutgoingRequest;
  signatures: string[];
}
