import type { WriteStream } from "node:tty";
import type { DemoLogin } from "./ensure-demo-login.ts";
import type { Stack } from "./stack-options.ts";

/**
 * Prints the addresses and how to try the product. Uses color only on a terminal that supports it
 * (https://no-color.org).
 */
export function printWelcome(
  stack: Stack,
  login: DemoLogin | undefined,
  seconds: number,
  out: WriteStream,
): void {
  const isColoured = out.isTTY && !process.env["NO_COLOR"];
  const paint = (code: number, text: string) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
  const row = (name: string, value: string) => `  ${paint(2, name.padEnd(17))} ${value}\n`;
  out.write(
    `\n${paint(1, paint(32, "Toolgate is running"))} ${paint(2, `(started in ${seconds.toFixed(1)} s)`)}\n\n`,
  );
  out.write(row("URL", paint(36, stack.url)));
  out.write(row("Publishable key", stack.publishableKey));
  out.write(row("Secret key", stack.secretKey));
  out.write(
    row(
      "Demo login",
      login ? `${login.email} / ${login.password}` : "printed by the gateway that set up this database",
    ),
  );
  out.write(row("Functions", stack.functions.join(", ") || "none"));
  if (login) {
    out.write(
      `\n${paint(1, "Try it:")} sign in as the demo user and list its connectors\n\n${tryCommand(stack, login)}\n\n`,
    );
    out.write("Or open the URL in a browser: the demo account is one click away.\n");
  }
  out.write(paint(2, "Ctrl-C stops it; the data stays.\n"));
}

/** Works in any shell with curl and Node. */
function tryCommand(stack: Stack, login: DemoLogin): string {
  const credentials = JSON.stringify({ email: login.email, password: login.password });
  return [
    `  TOKEN=$(curl -s '${stack.url}/auth/v1/token?grant_type=password' -H 'apikey: ${stack.publishableKey}' \\`,
    `    -H 'content-type: application/json' -d '${credentials}' | node -p 'JSON.parse(fs.readFileSync(0)).access_token')`,
    `  curl -s ${stack.url}/functions/v1/connectors -H "Authorization: Bearer $TOKEN"`,
  ].join("\n");
}
