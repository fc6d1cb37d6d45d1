import { cyan, dim } from "../terminal.ts";

export function printStep(number: number, what: string, detail: string): void {
  console.log(`${cyan(`${number}.`)} ${what}\n   ${dim(detail.replaceAll("\n", "\n   "))}`);
}

export function expectInDemo(holds: boolean, got: unknown): asserts holds {
  if (!holds) throw new Error(`The demo did not go as it should. Got: ${JSON.stringify(got, null, 2)}`);
}
