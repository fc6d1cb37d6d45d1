// Plain JavaScript that old versions of Node can parse, so that they print a message instead of a stack
// trace. Runs in the same process, because the `tsx` command would add one between the shell and the
// stack.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Toolgate needs Node 20.19 or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./start.ts");
await main();
