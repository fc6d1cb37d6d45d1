import { openTerminal } from "./ask/open-terminal.ts";
import { readArguments, UsageError } from "./ask/read-arguments.ts";
import { runAsk } from "./ask/run-ask.ts";

/** `npm run ask -- "question"`: the terminal interface of a running Toolgate. */
const terminal = openTerminal();
try {
  const args = readArguments(process.argv.slice(2), process.env, terminal.isInteractive);
  process.exitCode = await runAsk(terminal, args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  (error.exitCode === 0 ? console.log : console.error)(error.message);
  process.exitCode = error.exitCode;
}
