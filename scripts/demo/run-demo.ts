import { green, red } from "../terminal.ts";

const USAGE = `Usage: npm run demo -- [invoicing [--cs] [--trace] | support | mcp | connect]

  invoicing   an agent finds an invoice and sends it (--cs: in Czech; --trace: whole answers)
  support     an agent answers from the knowledge base, and opens a ticket when its approver agrees
  mcp         an MCP client finds and calls both tools; the ticket is approved where it sits
  connect     an API that signs people in: imported by its address, connected, asked`;

type Play = (options: readonly string[]) => Promise<void>;

/** A play is loaded when it is played. */
const PLAYS: Readonly<Record<string, Play>> = {
  async invoicing(options) {
    const { playInvoicing } = await import("./play-invoicing.ts");
    await playInvoicing({ czech: options.includes("--cs"), trace: options.includes("--trace") });
  },
  async support() {
    await (await import("./play-support.ts")).playSupport();
    printDone();
  },
  async mcp() {
    await (await import("./play-mcp.ts")).playMcp();
    printDone();
  },
  async connect() {
    await (await import("./play-connect.ts")).playConnect();
    printDone();
  },
};

/** @returns the exit code: 0 when every step succeeded */
export async function runDemo(args: readonly string[]): Promise<number> {
  const [name = "invoicing"] = args.filter((argument) => !argument.startsWith("--"));
  const play = Object.hasOwn(PLAYS, name) ? PLAYS[name] : undefined;
  if (play === undefined) {
    console.error(`There is no demo ${JSON.stringify(name)}.\n\n${USAGE}`);
    return 2;
  }
  try {
    await play(args);
    return 0;
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

function printDone(): void {
  console.log(
    green("\nDone. `npm start` runs the product; docs/connectors.md says how to connect your own API."),
  );
}
