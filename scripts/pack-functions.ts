import { resolve } from "node:path";
import { PACKED_FOLDER, packFunctions } from "./lib/pack-functions.ts";

/** `npm run pack-functions`: writes what a deploy uploads to `.tmp/functions`, without types, comments and white space. */
const ROOT = resolve(import.meta.dirname, "..");
await packFunctions(ROOT, resolve(ROOT, PACKED_FOLDER));
console.log(`${PACKED_FOLDER} contains the functions as they are deployed.`);
