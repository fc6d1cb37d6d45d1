/** Texts of the invoicing API in one language; operation ids and schemas are the same in all. */
export interface InvoicingTexts {
  title: string;
  listInvoices: string;
  findLastInvoice: [summary: string, description: string];
  companyName: string;
  sendInvoice: [summary: string, description: string];
  recipient: string;
  invoice: string;
  secret: string;
}

export const ENGLISH: InvoicingTexts = {
  title: "Invoicing",
  listInvoices: "List all invoices",
  findLastInvoice: [
    "Find the last invoice of a company",
    "The most recently issued invoice of the named company.",
  ],
  companyName: "Name of the company",
  sendInvoice: ["Send an invoice by e-mail", "Sends the given invoice to an e-mail address."],
  recipient: "E-mail address of the recipient",
  invoice: "The invoice to send",
  secret: "Key of the invoicing API",
};

export const CZECH: InvoicingTexts = {
  title: "Fakturace",
  listInvoices: "Vypsat všechny faktury",
  findLastInvoice: ["Najít poslední fakturu firmy", "Naposledy vystavená faktura zadané firmy."],
  companyName: "Název firmy",
  sendInvoice: ["Poslat fakturu e-mailem", "Pošle zadanou fakturu na e-mailovou adresu."],
  recipient: "E-mailová adresa příjemce",
  invoice: "Faktura k odeslání",
  secret: "Klíč k fakturačnímu API",
};

/** The connector document: OpenAPI 3.1 with the two extensions. */
export function writeInvoicingDocument(url: string, texts: InvoicingTexts) {
  const answer = (description: string, schema: unknown) => ({
    "200": { description, content: { "application/json": { schema } } },
  });
  const invoice = { $ref: "#/components/schemas/Invoice" };
  return {
    openapi: "3.1.0",
    info: { title: texts.title, version: "1.0.0" },
    servers: [{ url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      { secret_id: "invoicing_key", description: texts.secret, vault_key_name: "invoicing_key" },
    ],
    security: [{ invoicing_key: [] }],
    paths: {
      "/invoices": {
        get: {
          operationId: "listInvoices",
          summary: texts.listInvoices,
          responses: answer("OK", {
            type: "object",
            properties: { items: { type: "array", items: invoice } },
          }),
        },
      },
      "/companies/{company_name}/invoices/last": {
        get: {
          operationId: "findLastInvoice",
          summary: texts.findLastInvoice[0],
          description: texts.findLastInvoice[1],
          parameters: [
            {
              name: "company_name",
              in: "path",
              required: true,
              description: texts.companyName,
              schema: { type: "string" },
            },
          ],
          responses: answer("OK", invoice),
        },
      },
      "/mails": {
        post: {
          operationId: "sendInvoiceByEmail",
          summary: texts.sendInvoice[0],
          description: texts.sendInvoice[1],
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["to", "invoice"],
                  properties: {
                    to: { type: "string", format: "email", description: texts.recipient },
                    invoice: { ...invoice, description: texts.invoice },
                  },
                },
              },
            },
          },
          responses: { "202": { description: "OK" } },
        },
      },
    },
    components: {
      securitySchemes: { invoicing_key: { type: "apiKey", in: "header", name: "X-Invoicing-Key" } },
      schemas: {
        Invoice: {
          type: "object",
          required: ["id", "number", "company", "issued_on", "total", "currency", "paid"],
          properties: {
            id: { type: "integer" },
            number: { type: "string" },
            company: { type: "string" },
            issued_on: { type: "string", format: "date" },
            total: { type: "number" },
            currency: { type: "string" },
            paid: { type: "boolean" },
          },
        },
      },
    },
  };
}
