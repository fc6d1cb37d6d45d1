// Plain JavaScript, because Node runs it in a worker thread without a TypeScript loader. One message is
// one call of the database; the other thread sends the next one after the answer.
import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pgliteOptions, serializeAsText } from "./pglite-options.mjs";

const { folder, archive, program } = workerData;
const blob = archive === undefined ? undefined : new Blob([archive]);
const pglite = await PGlite.create(pgliteOptions(folder, blob, program));

const calls = {
  query: async ({ statement, parameters }) => {
    const { rows, affectedRows } = await pglite.query(statement, parameters);
    return { rows, affectedRows };
  },
  exec: async ({ script }) => void (await pglite.exec(script)),
  protocol: async ({ message }) => {
    const { data } = await pglite.execProtocol(message, { throwOnError: false, syncToFs: false });
    if (!endsReady(data)) throw new Error("The answer of the database is incomplete.");
    return data;
  },
  verify: () => checkSession("a call returned nothing"),
  serialize: ({ oids }) => serializeAsText(pglite, oids),
  dump: async () => new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()),
  close: () => pglite.close(),
};

/** ReadyForQuery ends each answer (PostgreSQL documentation, "Message Formats"). */
function endsReady(data) {
  const start = data.length - 6;
  return start >= 0 && data[start] === 0x5a && data[start + 4] === 5;
}

/** Fields of Postgres errors, which a cloned Error would lose. */
const FIELDS = ["code", "detail", "hint", "position"];

/**
 * A failure outside Postgres may leave the session out of step: each later statement then fails, or returns
 * nothing. Such a thread ends; it is started again from its folder.
 */
async function checkSession(cause) {
  const expected = randomUUID();
  try {
    const { rows } = await pglite.query("select $1::text as value", [expected]);
    if (rows[0]?.value === expected) return;
  } catch (error) {
    // In a transaction that an error of Postgres ended, the session still answers.
    if (error?.code !== undefined) return;
  }
  setImmediate(() => {
    throw new Error(`its session is out of step (${cause})`);
  });
  await new Promise(() => undefined);
}

parentPort.on("message", async ({ id, call, ...given }) => {
  try {
    parentPort.postMessage({ id, value: await calls[call](given) });
  } catch (error) {
    if (call !== "close" && error?.code === undefined) await checkSession(error?.message);
    const fields = FIELDS.filter((name) => error?.[name] !== undefined).map((name) => [name, error[name]]);
    parentPort.postMessage({
      id,
      error: { message: String(error?.message ?? error), ...Object.fromEntries(fields) },
    });
  }
  if (call === "close") parentPort.close();
});
parentPort.postMessage({ id: "ready" });
