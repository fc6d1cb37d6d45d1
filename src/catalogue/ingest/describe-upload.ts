import type { Fault } from "../../base/json.ts";
import type { ProcessedUpload } from "./process-upload.ts";
import type { StoredConnector } from "./store-connector.ts";

/** The answer to an upload: the stored connector and the report. */
export function describeUpload(
  { connector_id, status }: StoredConnector,
  processed: ProcessedUpload,
  more: Fault[],
) {
  const { name, version, auth, operation_count, report } = describeDocument(processed, more);
  return { connector_id, name, version, status, auth, operation_count, report };
}

/** The answer to a check: the connector as it would be stored, and its operations. */
export function describeCheck(processed: ProcessedUpload) {
  return { ...describeDocument(processed, []), operations: processed.operations };
}

function describeDocument({ connector, operation_count, report }: ProcessedUpload, more: Fault[]) {
  return {
    name: connector.name,
    description: connector.description,
    version: connector.version,
    auth: { type: connector.auth_type, required_secrets: connector.required_secrets },
    operation_count,
    report: { skipped: report.skipped, warnings: [...more, ...report.warnings] },
  };
}
