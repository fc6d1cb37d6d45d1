import { createPlatform } from "../../../src/compose/app.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { createAgentLoader } from "../../../src/compose/load-agent.ts";
import { approvals } from "../../../src/http/approvals.ts";

const platform = withTracer(createPlatform());

export default approvals(platform, createAgentLoader(platform));
