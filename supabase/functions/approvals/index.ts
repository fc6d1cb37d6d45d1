import { createAgentLoader } from "../../../src/compose/create-agent-loader.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { approvals } from "../../../src/http/approvals.ts";

const platform = withTracer(createPlatform());

export default approvals(platform, createAgentLoader(platform));
