import type { ToolFields, ToolParameterField } from "../../../src/contract/tool.ts";

type Row = [
  operation: string,
  method: string,
  path: string,
  summary: string,
  description: string,
  parameters: ToolParameterField[],
];

function parameter(
  name: string,
  place: ToolParameterField["in"],
  required: boolean,
  description: string,
): ToolParameterField {
  return { name, in: place, required, description, values: [] };
}

function toFields(api: string, rows: Row[]): ToolFields[] {
  return rows.map(([operation_id, method, path, summary, description, parameters]) => ({
    api,
    operation_id,
    method,
    path,
    summary,
    description,
    tags: [],
    parameters,
  }));
}

/** A small invoicing API in English. */
export const INVOICING: ToolFields[] = toFields("Invoicing", [
  [
    "listInvoices",
    "GET",
    "/invoices",
    "List invoices",
    "Returns all invoices, newest first.",
    [
      parameter("status", "query", false, "Only invoices in this state"),
      parameter("limit", "query", false, "Page size"),
    ],
  ],
  [
    "findLastInvoice",
    "GET",
    "/invoices/last",
    "Find the last invoice of a company",
    "Returns the most recent invoice issued to the company with this name.",
    [parameter("company", "query", true, "Name of the company")],
  ],
  [
    "getInvoice",
    "GET",
    "/invoices/{id}",
    "Get an invoice",
    "Returns one invoice by its id.",
    [parameter("id", "path", true, "Id of the invoice")],
  ],
  [
    "createInvoice",
    "POST",
    "/invoices",
    "Create an invoice",
    "Issues a new invoice to a company.",
    [
      parameter("company_id", "body", true, "Whom to invoice"),
      parameter("amount", "body", true, "Amount without VAT"),
      parameter("currency", "body", false, "ISO 4217 code"),
    ],
  ],
  [
    "sendInvoiceByEmail",
    "POST",
    "/emails",
    "Send an invoice by e-mail",
    "Sends an existing invoice to an e-mail address.",
    [
      parameter("invoice_id", "body", true, "Id of the invoice to send"),
      parameter("to", "body", true, "E-mail address of the recipient"),
    ],
  ],
  [
    "listCompanies",
    "GET",
    "/companies",
    "List companies",
    "Returns all companies in the address book.",
    [parameter("name", "query", false, "Part of the name")],
  ],
  [
    "deleteInvoice",
    "DELETE",
    "/invoices/{id}",
    "Delete an invoice",
    "Removes a draft invoice for good.",
    [parameter("id", "path", true, "Id of the invoice")],
  ],
  [
    "payInvoice",
    "POST",
    "/invoices/{id}/payments",
    "Pay an invoice",
    "Records a payment of the invoice.",
    [parameter("id", "path", true, "Id of the invoice"), parameter("amount", "body", true, "Amount paid")],
  ],
]);

/** The same API with Czech texts. */
export const FAKTURACE: ToolFields[] = toFields("Fakturace", [
  [
    "seznamFaktur",
    "GET",
    "/faktury",
    "Seznam faktur",
    "Vrátí všechny faktury od nejnovější.",
    [
      parameter("stav", "query", false, "Jen faktury v tomto stavu"),
      parameter("limit", "query", false, "Velikost stránky"),
    ],
  ],
  [
    "posledniFaktura",
    "GET",
    "/faktury/posledni",
    "Najde poslední fakturu firmy",
    "Vrátí nejnovější fakturu vystavenou firmě s tímto názvem.",
    [parameter("firma", "query", true, "Název firmy")],
  ],
  [
    "detailFaktury",
    "GET",
    "/faktury/{id}",
    "Detail faktury",
    "Vrátí jednu fakturu podle jejího id.",
    [parameter("id", "path", true, "Id faktury")],
  ],
  [
    "vytvorFakturu",
    "POST",
    "/faktury",
    "Vytvoří fakturu",
    "Vystaví firmě novou fakturu.",
    [
      parameter("firma_id", "body", true, "Komu fakturovat"),
      parameter("castka", "body", true, "Částka bez DPH"),
      parameter("mena", "body", false, "Kód ISO 4217"),
    ],
  ],
  [
    "odesliFakturu",
    "POST",
    "/emaily",
    "Odešle fakturu e-mailem",
    "Pošle existující fakturu na e-mailovou adresu.",
    [
      parameter("faktura_id", "body", true, "Id odesílané faktury"),
      parameter("komu", "body", true, "E-mailová adresa příjemce"),
    ],
  ],
  [
    "seznamFirem",
    "GET",
    "/firmy",
    "Seznam firem",
    "Vrátí všechny firmy v adresáři.",
    [parameter("nazev", "query", false, "Část názvu")],
  ],
  [
    "smazFakturu",
    "DELETE",
    "/faktury/{id}",
    "Smaže fakturu",
    "Nenávratně odstraní rozepsanou fakturu.",
    [parameter("id", "path", true, "Id faktury")],
  ],
  [
    "zaplatFakturu",
    "POST",
    "/faktury/{id}/platby",
    "Zaplatí fakturu",
    "Zaznamená platbu faktury.",
    [parameter("id", "path", true, "Id faktury"), parameter("castka", "body", true, "Zaplacená částka")],
  ],
]);
