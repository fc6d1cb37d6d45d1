import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createAuth } from "./auth/create-auth.ts";
import { createMailer, describeMailFailure } from "./auth/mailer.ts";
import { createPasswordHasher } from "./auth/password-hasher.ts";
import { createPasswordReset } from "./auth/password-reset.ts";
import { openDatabase } from "./database/open-database.ts";
import { startMaintenance } from "./database/pglite/maintain-pglite.ts";
import type { StackDatabase } from "./database/stack-database.ts";
import { describeExposure } from "./describe-exposure.ts";
import type { DemoLogin } from "./ensure-demo-login.ts";
import { keepSpare, type Spare } from "./functions/keep-spare.ts";
import { serveCalls } from "./functions/serve-calls.ts";
import { type Functions, startFunctions } from "./functions/start-functions.ts";
import { createHostCheck } from "./gateway/callers/check-host.ts";
import { createPeerCheck } from "./gateway/callers/check-peer.ts";
import { createIdentifySender } from "./gateway/callers/identify-account.ts";
import { isLoopbackHost } from "./gateway/callers/is-loopback-host.ts";
import { createGateway, rejectWhileStarting } from "./gateway/create-gateway.ts";
import { createDataApi } from "./gateway/data-api/create-data-api.ts";
import { createRpc } from "./gateway/data-api/create-rpc.ts";
import { listen } from "./gateway/listen.ts";
import { createAdmission, LONG_WORK_LIMITS } from "./gateway/load/create-admission.ts";
import { createSliceCheck } from "./gateway/load/is-long-work.ts";
import { createLoadProbe } from "./gateway/load/probe-load.ts";
import { createSlowCallers } from "./gateway/load/slow-callers.ts";
import { withinDeadline } from "./gateway/load/within-deadline.ts";
import type { WebConfig } from "./gateway/web/serve-config.ts";
import { startHostTools } from "./host/start-host-tools.ts";
import { lockFolder } from "./lock-folder.ts";
import { readKeys, type StackKeys } from "./read-keys.ts";
import { SAMPLE_PATH } from "./sample/create-sample-api.ts";
import { type Sample, startSample } from "./sample/start-sample.ts";
import { shareJwtSecret } from "./share-jwt-secret.ts";
import {
  functionsEnvironment,
  givenKeys,
  openFolder,
  type Stack,
  type StackOptions,
} from "./stack-options.ts";
import { startTimer, type Timer } from "./start-timer.ts";

/** Starts the embedded Supabase: database, Data API, Auth, functions, timer, behind one port. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const log = options.log ?? ((line: string) => console.log(line));
  const progress = options.progress ?? (() => undefined);
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    // A part that fails to stop must not prevent the others from stopping.
    for (const step of undo.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  try {
    const isAllowed = createPeerCheck(options.allowedCidrs ?? []);
    const { trustedProxies = [] } = options;
    const isTrustedProxy = trustedProxies.length === 0 ? undefined : createPeerCheck(trustedProxies);
    const signUp = options.signUp ?? (isLoopbackHost(options.host) ? "open" : "first");
    for (const line of describeExposure({
      host: options.host,
      signUp,
      environment: options.env["TOOLGATE_ENV"] ?? "prod",
    }))
      log(line);
    const folder = openFolder(options.dataDir);
    if (folder !== undefined) undo.push(lockFolder(folder));
    const keys = await readKeys(folder, givenKeys(options));
    const listening = await listen(options.host, options.port, rejectWhileStarting);
    undo.push(listening.close);

    const sample = options.sample && isLoopbackHost(options.host) ? await startSample(folder) : undefined;
    if (sample) undo.push(sample.close);

    progress("opening the database");
    const database =
      options.database ??
      (await openDatabase({
        projectDir: options.projectDir,
        folder,
        url: options.databaseUrl,
        poolSize: options.databasePoolSize,
        vaultKey: keys.vaultKey,
        progress,
        log,
      }));
    if (options.database === undefined) undo.push(database.close);
    if (database.kind === "postgres" && options.jwtSecret === undefined)
      keys.jwtSecret = await shareJwtSecret(database, keys.jwtSecret);
    if (database.kind === "pglite") undo.push(startMaintenance(database, log));

    progress("starting the functions");
    let functions: Functions | undefined;
    let spare: Spare | undefined;
    let timer: Timer | undefined;
    const webConfig: WebConfig = {
      supabase_url: "",
      publishable_key: keys.publishableKey,
      mode: "embedded",
      ...(options.mail && { password_reset: true }),
      ...(sample && { sample: { openapi_url: `${SAMPLE_PATH}/openapi.json`, base_url: sample.base_url } }),
    };
    const functionsPort = () => functions?.port();
    const dataApi = createDataApi(database, keys, listening.url, log, options.callerLimit);
    const hasher = createPasswordHasher();
    undo.push(hasher.close);
    const mailer = options.mail && createMailer(options.mail);
    if (mailer) {
      undo.push(mailer.close);
      mailer
        .check()
        .catch((error: unknown) => log(`SMTP_URL: ${describeMailFailure(error)}. No mail is sent.`));
    }
    const webUrl = options.env["TOOLGATE_WEB_URL"] ?? listening.url;
    const rpc = createRpc(database, keys.secretKey, {
      ...(options.dataTimeout !== undefined && { dataTimeout: options.dataTimeout }),
      log,
    });
    const calls = await serveCalls(rpc, log);
    undo.push(calls.close);
    listening.answerWith(
      createGateway({
        dataApi,
        auth: createAuth({
          dataApi,
          database,
          hasher,
          signUp,
          jwtSecret: keys.jwtSecret,
          secretKey: keys.secretKey,
          ...(mailer && { passwordReset: createPasswordReset({ database, mailer, webUrl, log }) }),
          ...(options.authLimits && { limits: options.authLimits }),
        }),
        rpc,
        isAllowed,
        checkHost: createHostCheck({ listensOn: options.host, allowed: options.allowedHosts ?? [] }),
        ...(isTrustedProxy && { isTrustedProxy }),
        secretKey: keys.secretKey,
        identifySender: createIdentifySender(database, keys),
        admission: createAdmission(
          options.admission,
          createLoadProbe([
            async () => functions?.isHealthy(),
            // An existing Postgres has its own sessions and may be remote.
            ...(database.kind === "pglite" ? [() => database.query("select 1")] : []),
          ]),
        ),
        slowCallers: createSlowCallers(),
        isSlice: await createSliceCheck(keys.secretKey),
        longWork: {
          use: (work) => (spare ? spare.use(work) : work(undefined)),
          admission: createAdmission(LONG_WORK_LIMITS),
        },
        functionsPort,
        wakeWorker: () => timer?.wake(),
        isHealthy: async () => (await functions?.isHealthy()) ?? false,
        isDatabaseReady: () => answers(database),
        projectDir: resolve(options.projectDir),
        web: options.web ?? {},
        webConfig: () => webConfig,
        ...(sample && { sample: sample.answer }),
        ...(options.answerTimeout === undefined ? {} : { answerTimeout: options.answerTimeout }),
        ...(options.dataTimeout === undefined ? {} : { dataTimeout: options.dataTimeout }),
        log,
      }),
    );
    const { repositories = [], commands } = options;
    const host =
      repositories.length > 0 || commands
        ? await startHostTools({ repositories, commands, database, path: process.env["PATH"] ?? "", log })
        : undefined;
    if (host) undo.push(host.close);
    const workerToken = options.env["WORKER_TOKEN"] ?? randomBytes(32).toString("base64url");
    const functionsOptions = {
      projectDir: resolve(options.projectDir),
      env: {
        ...functionsEnvironment(options, keys, listening.url, workerToken),
        ...calls.env,
        ...host?.env,
        ...(sample && { EGRESS_ALLOW: addHost(options.env["EGRESS_ALLOW"], sample) }),
      },
      ...(options.longestPause === undefined ? {} : { longestPause: options.longestPause }),
      cacheFolder: folder === undefined ? join(tmpdir(), "toolgate-deno") : join(folder, "deno"),
      log,
    };
    spare = keepSpare(() => startFunctions(functionsOptions));
    undo.push(spare.stop);
    functions = await startFunctions(functionsOptions);
    undo.push(functions.stop);
    const interval = options.workerInterval ?? 10_000;
    if (interval > 0 && functions.names.includes("worker")) {
      timer = startTimer({ interval, functionsPort, workerToken, log });
      undo.push(timer.stop);
    }
    const offerDemo = (login: DemoLogin) => {
      if (isLoopbackHost(options.host)) webConfig.demo = login;
    };
    return { ...describeStack(options, keys, listening.url, database, functions), offerDemo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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

function addHost(allowed: string | undefined, { host }: Sample): string {
  return allowed?.trim() ? `${allowed},${host}` : host;
}

function describeStack(
  options: StackOptions,
  keys: StackKeys,
  url: string,
  database: StackDatabase,
  functions: Functions,
): Omit<Stack, "offerDemo" | "stop"> {
  return {
    url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    ...(options.databaseUrl === undefined ? {} : { dbUrl: options.databaseUrl }),
    functions: functions.names,
    functionsPid: functions.pid,
    sql: (statement, parameters) => database.query(statement, parameters),
    database,
  };
}
