import type { RequestListener } from "node:http";
import { resolve } from "node:path";
import { type Auth, createAuth } from "./auth/create-auth.ts";
import { createMailer, describeMailFailure, type Mailer } from "./auth/mailer.ts";
import { createPasswordHasher } from "./auth/password-hasher.ts";
import { createPasswordReset } from "./auth/password-reset.ts";
import type { StackDatabase } from "./database/stack-database.ts";
import { serveCalls } from "./functions/serve-calls.ts";
import { createHostCheck } from "./gateway/callers/check-host.ts";
import { createPeerCheck } from "./gateway/callers/check-peer.ts";
import { createIdentifySender } from "./gateway/callers/identify-account.ts";
import { createGateway } from "./gateway/create-gateway.ts";
import { createDataApi, type DataApi } from "./gateway/data-api/create-data-api.ts";
import { createRpc } from "./gateway/data-api/create-rpc.ts";
import { createAdmission, LONG_WORK_LIMITS } from "./gateway/load/create-admission.ts";
import { createSliceCheck } from "./gateway/load/is-long-work.ts";
import { createLoadProbe } from "./gateway/load/probe-load.ts";
import { createSlowCallers } from "./gateway/load/slow-callers.ts";
import { withinDeadline } from "./gateway/load/within-deadline.ts";
import type { WebConfig } from "./gateway/web/serve-config.ts";
import type { StackParts } from "./stack-parts.ts";

/** What the gateway of a stack answers with, and the variables with which the functions call SQL functions. */
export interface AssembledGateway {
  answer: RequestListener;
  env: Record<string, string>;
}

/** Creates the Data API, Auth and the calls of the functions, and the gateway over them. */
export async function assembleGateway(parts: StackParts, webConfig: WebConfig): Promise<AssembledGateway> {
  const { options, keys, database, sample, url, running, log } = parts;
  const { trustedProxies = [], answerTimeout, dataTimeout } = options;
  const lite = createDataApi(database, keys, url, log, options.callerLimit);
  const rpc = createRpc(database, keys.secretKey, { ...(dataTimeout !== undefined && { dataTimeout }), log });
  const calls = await serveCalls(rpc, log);
  parts.stops.add(calls.close);
  const answer = createGateway({
    dataApi: lite.dataApi,
    auth: assembleAuth(parts, lite.auth),
    rpc,
    isAllowed: createPeerCheck(options.allowedCidrs ?? []),
    checkHost: createHostCheck({ listensOn: options.host, allowed: options.allowedHosts ?? [] }),
    ...(trustedProxies.length > 0 && { isTrustedProxy: createPeerCheck(trustedProxies) }),
    secretKey: keys.secretKey,
    identifySender: createIdentifySender(database, keys),
    admission: createAdmission(
      options.admission,
      createLoadProbe([
        async () => running.functions?.isHealthy(),
        // An existing Postgres has its own sessions and may be remote.
        ...(database.kind === "pglite" ? [() => database.query("select 1")] : []),
      ]),
    ),
    slowCallers: createSlowCallers(),
    isSlice: await createSliceCheck(keys.secretKey),
    longWork: {
      use: (work) => (running.spare ? running.spare.use(work) : work(undefined)),
      checkUnused: async () => running.spare?.checkUnused(),
      admission: createAdmission(LONG_WORK_LIMITS, createLoadProbe([async () => running.spare?.isHealthy()])),
    },
    functionsPort: () => running.functions?.port(),
    wasHung: (port) => [running.functions, running.spare].some((one) => one?.wasHung(port)),
    wakeWorker: () => running.timer?.wake(),
    isHealthy: async () => (await running.functions?.isHealthy()) ?? false,
    isDatabaseReady: () => answers(database),
    projectDir: resolve(options.projectDir),
    web: options.web ?? {},
    webConfig: () => webConfig,
    ...(sample && { sample: sample.answer }),
    ...(answerTimeout !== undefined && { answerTimeout }),
    ...(dataTimeout !== undefined && { dataTimeout }),
    log,
  });
  return { answer, env: calls.env };
}

function assembleAuth(parts: StackParts, liteAuth: DataApi): Auth {
  const { options, keys, database, signUp, url, stops, log } = parts;
  const hasher = createPasswordHasher();
  stops.add(hasher.close);
  const mailer = startMailer(parts);
  const webUrl = options.env["TOOLGATE_WEB_URL"] ?? url;
  return createAuth({
    liteAuth,
    database,
    hasher,
    signUp,
    jwtSecret: keys.jwtSecret,
    secretKey: keys.secretKey,
    ...(mailer && { passwordReset: createPasswordReset({ database, mailer, webUrl, log }) }),
    ...(options.authLimits && { limits: options.authLimits }),
  });
}

function startMailer({ options, stops, log }: StackParts): Mailer | undefined {
  if (options.mail === undefined) return undefined;
  const mailer = createMailer(options.mail);
  stops.add(mailer.close);
  mailer.check().catch((error: unknown) => log(`SMTP_URL: ${describeMailFailure(error)}. No mail is sent.`));
  return mailer;
}

/** Maximum milliseconds of the database check for a load balancer. */
const READY_TIMEOUT = 2000;

async function answers(database: StackDatabase): Promise<boolean> {
  try {
    const [row] = await withinDeadline(database.query("select 1 as n"), READY_TIMEOUT);
    return row?.["n"] === 1;
  } catch {
    return false;
  }
}
