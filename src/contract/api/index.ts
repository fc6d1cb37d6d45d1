import { agentQueryEndpoints } from "./agent-query.ts";
import { agentsEndpoints } from "./agents.ts";
import { apiKeysEndpoints } from "./api-keys.ts";
import { approvalsEndpoints } from "./approvals.ts";
import { connectionsEndpoints } from "./connections.ts";
import { connectorsEndpoints } from "./connectors.ts";
import type { FunctionEndpoints } from "./endpoint.ts";
import { hydraOrchestratorEndpoints } from "./hydra-orchestrator.ts";
import { mcpEndpoints } from "./mcp.ts";
import { documentsEndpoints } from "./memory/documents.ts";
import { chatMessagesEndpoints, retrieveContextEndpoints } from "./memory/messages.ts";
import { instructionsEndpoints, sitesEndpoints } from "./memory/sites.ts";
import { secretsEndpoints } from "./secrets.ts";
import { settingsEndpoints } from "./settings.ts";
import { toolsEndpoints } from "./tools.ts";
import { workerEndpoints } from "./worker.ts";
import { workspaceEndpoints } from "./workspace.ts";

/** All functions with their endpoints, the source of `docs/openapi.json`. */
export const ALL_ENDPOINTS: Record<string, FunctionEndpoints> = {
  "agent-query": agentQueryEndpoints,
  connectors: connectorsEndpoints,
  secrets: secretsEndpoints,
  connections: connectionsEndpoints,
  tools: toolsEndpoints,
  approvals: approvalsEndpoints,
  agents: agentsEndpoints,
  "api-keys": apiKeysEndpoints,
  "hydra-orchestrator": hydraOrchestratorEndpoints,
  mcp: mcpEndpoints,
  documents: documentsEndpoints,
  "chat-messages": chatMessagesEndpoints,
  "retrieve-context": retrieveContextEndpoints,
  instructions: instructionsEndpoints,
  sites: sitesEndpoints,
  settings: settingsEndpoints,
  worker: workerEndpoints,
  workspace: workspaceEndpoints,
};
