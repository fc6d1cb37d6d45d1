import { assembleGateway } from "./assemble-gateway.ts";
import { openDatabase } from "./database/open-database.ts";
import { startMaintenance } from "./database/pglite/maintain-pglite.ts";
import type { StackDatabase } from "./database/stack-database.ts";
import { describeExposure } from "./describe-exposure.ts";
import type { Functions } from "./functions/start-functions.ts";
import { isLoopbackHost } from "./gateway/callers/is-loopback-host.ts";
import { rejectWhileStarting } from "./gateway/create-gateway.ts";
import { listen } from "./gateway/listen.ts";
import type { WebConfig } from "./gateway/web/serve-config.ts";
import { lockFolder } from "./lock-folder.ts";
import { readKeys } from "./read-keys.ts";
import { SAMPLE_PATH } from "./sample/create-sample-api.ts";
import { startSample } from "./sample/start-sample.ts";
import { shareJwtSecret } from "./share-jwt-secret.ts";
import { givenKeys, openFolder, type Stack, type StackOptions } from "./stack-options.ts";
import { createStopList, type StackParts } from "./stack-parts.ts";
import { startProcesses } from "./start-processes.ts";

/** Starts the embedded Supabase: database, Data API, Auth, functions, timer, behind one port. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const log = options.log ?? ((line: string) => console.log(line));
  const progress = options.progress ?? (() => undefined);
  const stops = createStopList();
  try {
    const signUp = options.signUp ?? (isLoopbackHost(options.host) ? "open" : "first");
    const environment = options.env["TOOLGATE_ENV"] ?? "prod";
    for (const line of describeExposure({ host: options.host, signUp, environment })) log(line);
    const folder = openFolder(options.dataDir);
    if (folder !== undefined) stops.add(lockFolder(folder));
    const keys = await readKeys(folder, givenKeys(options));
    const listening = await listen(options.host, options.port, rejectWhileStarting);
    stops.add(listening.close);
    const sample = options.sample && isLoopbackHost(options.host) ? await startSample(folder) : undefined;
    if (sample) stops.add(sample.close);
    progress("opening the database");
    const { url } = listening;
    const known = { options, signUp, folder, keys, url, sample, running: {}, stops, log };
    const parts: StackParts = { ...known, database: await openStackDatabase(known) };
    progress("starting the functions");
    const webConfig = describeWeb(parts);
    const gateway = await assembleGateway(parts, webConfig);
    listening.answerWith(gateway.answer);
    const functions = await startProcesses(parts, gateway.env);
    return describeStack(parts, functions, webConfig);
  } catch (error) {
    await stops.stop();
    throw error;
  }
}

/** Opens the database, unless the caller did, and takes the key of user tokens that it stores. */
async function openStackDatabase(parts: Omit<StackParts, "database">): Promise<StackDatabase> {
  const { options, folder, keys, stops, log } = parts;
  const database =
    options.database ??
    (await openDatabase({
      projectDir: options.projectDir,
      folder,
      url: options.databaseUrl,
      poolSize: options.databasePoolSize,
      vaultKey: keys.vaultKey,
      progress: options.progress ?? (() => undefined),
      log,
    }));
  if (options.database === undefined) stops.add(database.close);
  if (database.kind === "postgres" && options.jwtSecret === undefined)
    keys.jwtSecret = await shareJwtSecret(database, keys.jwtSecret);
  if (database.kind === "pglite") stops.add(startMaintenance(database, log));
  return database;
}

function describeWeb({ options, keys, sample }: StackParts): WebConfig {
  return {
    supabase_url: "",
    publishable_key: keys.publishableKey,
    mode: "embedded",
    ...(options.mail && { password_reset: true }),
    ...(sample && { sample: { openapi_url: `${SAMPLE_PATH}/openapi.json`, base_url: sample.base_url } }),
  };
}

function describeStack(parts: StackParts, functions: Functions, webConfig: WebConfig): Stack {
  const { options, keys, url, database, stops } = parts;
  return {
    url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    ...(options.databaseUrl === undefined ? {} : { dbUrl: options.databaseUrl }),
    functions: functions.names,
    functionsPid: functions.pid,
    sparePid: () => parts.running.spare?.pid(),
    sql: (statement, parameters) => database.query(statement, parameters),
    database,
    offerDemo(login) {
      if (isLoopbackHost(options.host)) webConfig.demo = login;
    },
    stop: stops.stop,
  };
}
