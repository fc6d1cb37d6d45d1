/** The Jira stand-in as a connector. Its operations have the names that agents/support.yaml uses. */
export function writeJiraDocument(url: string) {
  const issue = { $ref: "#/components/schemas/Issue" };
  const answer = (status: string, description: string) => ({
    [status]: { description, content: { "application/json": { schema: issue } } },
  });
  const text = (description: string, maxLength: number) => ({
    type: "string",
    description,
    minLength: 1,
    maxLength,
  });
  const ticket = {
    summary: text("Title of the ticket, one short sentence", 255),
    description: text("What happened, in the customer's words", 8000),
    priority: { type: "string", enum: ["Low", "Medium", "High"], description: "How urgent it is" },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Jira", version: "2", description: "Tickets of the support team" },
    servers: [{ url: `${url}/rest/api/2` }],
    "x-auth-type": "bearer-token",
    "x-required-secrets": [
      { secret_id: "jira_token", description: "Token of the Jira API", vault_key_name: "jira_token" },
    ],
    security: [{ jira_token: [] }],
    paths: {
      "/issue": {
        post: {
          operationId: "jira.create_issue",
          summary: "Create a ticket",
          description: "Opens an issue for the support team.",
          tags: ["tickets"],
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  additionalProperties: false,
                  required: ["summary"],
                  properties: ticket,
                },
              },
            },
          },
          responses: answer("201", "The ticket"),
        },
      },
      "/issue/{key}": {
        get: {
          operationId: "jira.get_issue",
          summary: "Show a ticket",
          description: "The state of one issue.",
          tags: ["tickets"],
          parameters: [
            {
              name: "key",
              in: "path",
              required: true,
              description: "Key of the ticket",
              schema: { type: "string", pattern: "^[A-Z]+-\\d+$" },
              example: "SUP-1",
            },
          ],
          responses: answer("200", "The ticket"),
        },
      },
    },
    components: {
      securitySchemes: { jira_token: { type: "http", scheme: "bearer" } },
      schemas: {
        Issue: {
          type: "object",
          required: ["key", "summary"],
          properties: { key: { type: "string" }, status: { type: "string" }, ...ticket },
        },
      },
    },
  };
}
