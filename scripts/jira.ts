import { parseArgs } from "node:util";
import { startJiraApi } from "./demo/jira-api.ts";

/** `npm run jira`: serves the API of examples/jira/jira.yaml until Ctrl+C. */
const { values } = parseArgs({
  options: { port: { type: "string", default: "4010" }, token: { type: "string", default: "jira-example" } },
});
const port = Number(values.port);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error("--port must be a number from 0 to 65535.");
  process.exitCode = 2;
} else {
  try {
    const { url, stop } = await startJiraApi(values.token, port);
    console.log(`A stand-in for Jira runs at ${url}/rest/api/2; its token is ${values.token}`);
    console.log(
      `Start Toolgate with EGRESS_ALLOW=${new URL(url).host}, then upload examples/jira/jira.yaml.`,
    );
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
