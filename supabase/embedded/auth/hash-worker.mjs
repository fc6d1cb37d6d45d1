// Plain JavaScript, because Node runs it in a worker thread without a TypeScript loader.
import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

parentPort.on("message", ({ id, task, password, other }) => {
  try {
    const value = task === "hash" ? bcrypt.hashSync(password, other) : bcrypt.compareSync(password, other);
    parentPort.postMessage({ id, value });
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
