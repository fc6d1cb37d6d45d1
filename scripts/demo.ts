import { green, red } from "./terminal.ts";

/** `npm run demo`: exits with 0 when every step succeeded. */
const USAGE = `Usage: npm run demo -- [invoicing [--cs] [--trace] | support | mcp | connect]

  invoicing   an agent finds an invoice and sends it (--cs: in Czech; --trace: whole answers)
  support     an agent answers from the knowledge base, and opens a ticket when its approver agrees
  mcp         an MCP client finds and calls both tools; the ticket is approved where it sits
  connect     an API that signs people in: imported by its address, connected, asked`;

const [name = "invoicing"] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const plays: Record<string, () => Promise<void>> = {
  invoicing: async () => {
    const { playInvoicing } = await import("./demo/play-invoicing.ts");
    await playInvoicing({ czech: process.argv.includes("--cs"), trace: process.argv.includes("--trace") });
  },
  support: async () => (await import("./demo/play-support.ts")).playSupport().then(printDone),
  mcp: async () => (await import("./demo/play-mcp.ts")).playMcp().then(printDone),
  connect: async () => (await import("./demo/play-connect.ts")).playConnect().then(printDone),
};
const play = plays[name];

if (play === undefined) {
  console.error(`There is no demo ${JSON.stringify(name)}.\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  try {
    await play();
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}

function printDone(): void {
  console.log(
    green("\nDone. `npm start` runs the product; docs/connectors.md says how to connect your own API."),
  );
}
