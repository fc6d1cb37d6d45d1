import { createPlatform } from "../../../src/app.ts";
import { approvals } from "../../../src/http/approvals.ts";

export default approvals(createPlatform());
