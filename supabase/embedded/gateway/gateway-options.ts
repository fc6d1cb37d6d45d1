import type { IncomingMessage, RequestListener } from "node:http";
import type { Auth } from "../auth/create-auth.ts";
import type { Spare } from "../functions/keep-spare.ts";
import type { HostCheck } from "./callers/check-host.ts";
import type { PeerCheck } from "./callers/check-peer.ts";
import type { IdentifySender } from "./callers/identify-account.ts";
import type { DataApi } from "./data-api/create-data-api.ts";
import type { Rpc } from "./data-api/create-rpc.ts";
import type { AdmissionDesk } from "./load/create-admission.ts";
import type { SlowCallers } from "./load/slow-callers.ts";
import type { WebConfig } from "./web/serve-config.ts";
import type { WebState } from "./web/serve-web.ts";

export interface GatewayOptions {
  dataApi: DataApi;
  rpc: Rpc;
  auth: Auth;
  isAllowed: PeerCheck;
  checkHost: HostCheck;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  isTrustedProxy?: PeerCheck;
  secretKey: string;
  identifySender: IdentifySender;
  admission: AdmissionDesk;
  slowCallers: SlowCallers;
  /** Whether a request is part of processing a large document that was already admitted. */
  isSlice: (request: IncomingMessage, path: string) => boolean;
  /** The process for large documents, with its own admission. */
  longWork: Pick<Spare, "use" | "checkUnused"> & { admission: AdmissionDesk };
  /** Port of the functions' process; undefined while it is down. */
  functionsPort: () => number | undefined;
  /** Whether the functions' process that had this port was ended because it no longer answered. */
  wasHung: (port: number) => boolean;
  isHealthy: () => Promise<boolean>;
  /** Whether the database answers a statement. */
  isDatabaseReady: () => Promise<boolean>;
  /** Starts the worker. With pg_net, the database does it. */
  wakeWorker: () => void;
  /** The checkout, which contains the API reader and the built web UI. */
  projectDir: string;
  web: WebState;
  webConfig: () => WebConfig;
  /** The sample API, if it is served. */
  sample?: RequestListener;
  /** Milliseconds without an answer after which a function call is a 504. */
  answerTimeout?: number;
  /** Milliseconds without an answer of the database after which a Data API request is a 504 (60,000). */
  dataTimeout?: number;
  log: (line: string) => void;
}
