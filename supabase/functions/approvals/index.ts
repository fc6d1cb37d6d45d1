import { createPlatform } from "../../../src/app.ts";
import { withTracer } from "../../../src/create-tracer.ts";
import { approvals } from "../../../src/http/approvals.ts";
import { createAgentLoader } from "../../../src/load-agent.ts";

const platform = withTracer(createPlatform());

export default approvals(platform, createAgentLoader(platform));
