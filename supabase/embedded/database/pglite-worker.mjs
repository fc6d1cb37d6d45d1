// Plain JavaScript, because Node runs it in a worker thread without a TypeScript loader. One message is
// one call of the database; the other thread sends the next one after the answer.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pgliteOptions, serializeAsText } from "./pglite-options.mjs";

const { folder, archive } = workerData;
const blob = archive === undefined ? undefined : new Blob([archive]);
const pglite = await PGlite.create(pgliteOptions(folder, blob));

const calls = {
  query: async ({ statement, parameters }) => {
    const { rows, affectedRows } = await pglite.query(statement, parameters);
    return { rows, affectedRows };
  },
  exec: async ({ script }) => void (await pglite.exec(script)),
  protocol: async ({ message }) => {
    const { data } = await pglite.execProtocol(message, { throwOnError: false, syncToFs: false });
    return data;
  },
  serialize: ({ oids }) => serializeAsText(pglite, oids),
  dump: async () => new Uint8Array(await (await pglite.dumpDataDir("none")).arrayBuffer()),
  close: () => pglite.close(),
};

/** Fields of Postgres errors, which a cloned Error would lose. */
const FIELDS = ["code", "detail", "hint", "position"];

parentPort.on("message", async ({ id, call, ...given }) => {
  try {
    parentPort.postMessage({ id, value: await calls[call](given) });
  } catch (error) {
    const fields = FIELDS.filter((name) => error?.[name] !== undefined).map((name) => [name, error[name]]);
    parentPort.postMessage({
      id,
      error: { message: String(error?.message ?? error), ...Object.fromEntries(fields) },
    });
  }
  if (call === "close") parentPort.close();
});
parentPort.postMessage({ id: "ready" });
