import { readFileSync } from "node:fs";
import { outsideData } from "../lib/test-data.ts";
import { createClient, signUp, waitForActive } from "../toolgate-client.ts";
import { type Figure, figure } from "./figure.ts";
import { startServer } from "./start-server.ts";

/**
 * The largest document of the test data: upload, time until ACTIVE, and the CPU seconds of the functions'
 * process for the upload.
 */
export async function* ingestionBench(): AsyncGenerator<Figure> {
  const largest = outsideData("openapi/v303__github.com.json");
  if (largest === null) {
    console.error("ingestion: skipped, needs openapi/v303__github.com.json in TEST_DATA_DIR");
    return;
  }
  const server = await startServer();
  try {
    const client = createClient(server.url, await signUp(server, "bench@example.test"));
    const text = readFileSync(largest, "utf8");
    // The first upload also loads code, so a small one is done before.
    await client.call("POST", "/functions/v1/connectors/upload", "{}");
    const cpuBefore = cpuSeconds(server.functionsPid);
    const threadBefore = cpuSeconds(server.functionsPid, true);
    const started = performance.now();
    const uploaded = await client.call<{
      connector_id: string;
      operation_count: number;
      auth: { required_secrets: { secret_id: string }[] };
    }>("POST", "/functions/v1/connectors/upload?annotate=true", text);
    if (uploaded.status !== 201) throw new Error(JSON.stringify(uploaded.body).slice(0, 2000));
    const cpu = cpuSeconds(server.functionsPid) - cpuBefore;
    const thread = cpuSeconds(server.functionsPid, true) - threadBefore;
    const answered = performance.now() - started;
    const { connector_id, auth } = uploaded.body;
    const secrets = Object.fromEntries(auth.required_secrets.map(({ secret_id }) => [secret_id, "x"]));
    if (Object.keys(secrets).length > 0)
      await client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets });
    await waitForActive(client, connector_id);
    yield figure("ingestion/github", "operations", uploaded.body.operation_count, "operations");
    yield figure("ingestion/github", "upload answered", answered / 1000, "s");
    yield figure("ingestion/github", "upload to ACTIVE", (performance.now() - started) / 1000, "s");
    yield figure("ingestion/github", "CPU of the upload, thread that runs the function", thread, "s");
    yield figure("ingestion/github", "CPU of the upload, whole process (with garbage collection)", cpu, "s");
  } finally {
    await server.stop();
  }
}

/**
 * User and system time of a process, or of its first thread alone (proc(5): fields 14 and 15, ticks of 10
 * ms).
 */
function cpuSeconds(pid: number, firstThreadOnly = false): number {
  const file = firstThreadOnly ? `/proc/${pid}/task/${pid}/stat` : `/proc/${pid}/stat`;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
