import type { Messages } from "../../match-messages.ts";

/** Importing an API: what was found at an address or in a text, and what was left out. */
export const imports: Messages = {
  "The source contained a value for this secret, which was not stored. Enter it as a secret of the connector.":
    "Zdroj obsahoval hodnotu tohoto tajného údaje, která se neuložila. Zadejte ji jako tajný údaj konektoru.",
  "contains secrets with more than «most» names": "obsahuje tajné údaje s více než «most» názvy",
  "The files contain too many values. Bundle them into one document and upload it.":
    "Soubory obsahují příliš mnoho hodnot. Spojte je do jednoho dokumentu a nahrajte ho.",
  "The path items repeat each other. Bundle them into one document and upload it.":
    "Cesty se navzájem opakují. Spojte je do jednoho dokumentu a nahrajte ho.",
  "The parts that the files refer to have more than «n» MiB together. Bundle them into one document and upload it.":
    "Části, na které soubory odkazují, mají dohromady přes «n» MiB. Spojte je do jednoho dokumentu a nahrajte ho.",
  "The files have more than «most» parts. Bundle them into one document and upload it.":
    "Soubory mají více než «most» částí. Spojte je do jednoho dokumentu a nahrajte ho.",
  "The files refer to each other over more than «most» levels. Bundle them into one document and upload it.":
    "Soubory na sebe odkazují přes více než «most» úrovní. Spojte je do jednoho dokumentu a nahrajte ho.",
  "The document consists of more than «most» files. Bundle them into one document and upload it.":
    "Dokument se skládá z více než «most» souborů. Spojte je do jednoho dokumentu a nahrajte ho.",
  "it is not an address": "není to adresa",
  "the file «url» has no such part": "soubor «url» takovou část nemá",
  "only files of «origin» are read": "čtou se jen soubory z «origin»",
  "the document refers to `«reference»`, which is not read: «Reason»":
    "dokument odkazuje na `«reference»`, které se nečte: «Reason»",
  "«n» further requests have the method and path of another one and were left out.":
    "Vynecháno dalších požadavků se stejnou metodou a cestou: «n».",
  "«n» operations after the first «most» were left out.":
    "Po prvních «most» operacích vynecháno dalších: «n».",
  "It requires signing in: download the document and upload it.":
    "Vyžaduje přihlášení: stáhněte dokument a nahrajte ho.",
  "Check the address.": "Zkontrolujte adresu.",
  "The address answered with status «status».": "Adresa odpověděla stavem «status».",
  "The address is a file of the type «type», not a text.": "Na adrese je soubor typu «type», ne text.",
  "The address does not return UTF-8 text.": "Adresa nevrací text v UTF-8.",
  "the endpoint requires signing in for its schema (status «status»); send the result of an introspection as `text`, with the endpoint as `server`":
    "koncový bod vydá schéma jen po přihlášení (stav «status»); vložte výsledek introspekce jako text",
  "the endpoint does not return its schema (introspection is off); send the result of an introspection as `text`, with the endpoint as `server`":
    "koncový bod schéma nevydává (introspekce je vypnutá); vložte výsledek introspekce jako text",
  "in the header `Link`": "v hlavičce `Link`",
  "linked as service-desc «Where»": "odkaz service-desc «Where»",
  "linked as api-catalog «Where»": "odkaz api-catalog «Where»",
  "in the page": "na stránce",
  "named in the page": "uvedeno na stránce",
  "shown by «product»": "zobrazuje «product»",
  "in the API catalogue": "v katalogu API",
  "at this address": "na této adrese",
  "at a usual path": "na obvyklé cestě",
  "in the text": "v textu",
  "Nothing that can be imported was found at this address. Give the address of the document itself, or upload it.":
    "Na této adrese není nic, co lze importovat. Zadejte adresu samotného dokumentu, nebo ho nahrajte.",
  "no document, link, GraphQL endpoint or MCP server":
    "žádný dokument, odkaz, koncový bod GraphQL ani MCP server",
  "no document that can be imported": "žádný dokument, který lze importovat",
  "The address returns «What», not `«wanted»`. Inspect it again (POST /functions/v1/connectors/import with `url` only).":
    "Adresa vrací «What», ne `«wanted»`. Načtěte ji znovu.",
  "a document of the kind `«kind»`": "dokument druhu `«kind»`",
  "Requests with the authentication `«type»` are imported without it.":
    "Požadavky s ověřením `«type»` se importují bez něj.",
  "The server requires signing in: connect it with `auth` (POST /functions/v1/connectors/mcp).":
    "Server vyžaduje přihlášení: připojte ho jako MCP server s přístupovými údaji.",
  "is empty": "je prázdné",
  "does not begin with curl": "nezačíná curl",
  "has a quote without an end": "má neukončené uvozovky",
  "sends a file with -F, which is not supported": "posílá soubor pomocí -F, což není podporováno",
  "has no URL": "nemá URL",
  "sends a file, which is not supported": "posílá soubor, což není podporováno",
  "has an address that is not a URL": "má adresu, která není URL",
  "Command «n» was left out: it «Fault».": "Příkaz «n» byl vynechán: «Fault».",
  "None of the curl commands can be read.": "Žádný z příkazů curl nelze přečíst.",
  "curl commands («n»)": "příkazy curl («n»)",
  "Google Discovery document": "dokument Google Discovery",
  "Postman collection «version»": "kolekce Postman «version»",
  "state the address of the GraphQL endpoint": "uveďte adresu koncového bodu GraphQL",
  "Only the first «most» of «n» queries and mutations were imported.":
    "Importováno jen prvních «most» z «n» dotazů a mutací.",
  "The HAR file contains no request to an API: only pages and files.":
    "Soubor HAR neobsahuje požadavek na API: jen stránky a soubory.",
  "no request to an API": "žádný požadavek na API",
  "Requests recorded from «title».": "Požadavky zaznamenané ze stránky «title».",
  "Only the first «most» of «n» entries were read.": "Přečteno jen prvních «most» z «n» záznamů.",
  "Requests to other sites were left out: «hosts».": "Požadavky na jiné weby byly vynechány: «hosts».",
  "The document names no server: calls go to «origin», where it came from. If the API is elsewhere, state its address as `server`.":
    "Dokument neuvádí server: volání jdou na «origin», odkud pochází. Pokud je API jinde, uveďte jeho adresu.",
  "has more than «most» variables": "má více než «most» proměnných",
  "`«name»` was left out: its address cannot be read.": "`«name»` bylo vynecháno: adresu nelze přečíst.",
  "The variable `«name»` has no value: state the API's address as `server`.":
    "Proměnná `«name»` nemá hodnotu: uveďte adresu API.",
  "The first «most» of «n» fields.": "Prvních «most» z «n» polí.",
  "Only the first «most» of «n» parameters of `«path»` were imported.":
    "Importováno jen prvních «most» z «n» parametrů `«path»`.",
  "contains too many secrets to remove them all; remove them from the file and import it again":
    "obsahuje příliš mnoho tajných údajů; odstraňte je ze souboru a importujte ho znovu",
  "The address was not read.": "Adresa nebyla načtena.",
  "send either `url` or `text`": "pošlete buď `url`, nebo `text`",
  "belongs to `url`, not to `text`": "patří k `url`, ne k `text`",
  "The queries count as writes, because they are sent with POST and an API key cannot decide otherwise. Import as a signed-in user, or classify them on the connector's page.":
    "Dotazy se považují za zápisy, protože se posílají metodou POST a API klíč nemůže rozhodnout jinak. Importujte jako přihlášený uživatel, nebo určete jejich účinek na stránce konektoru.",
  "The address contains what looks like a secret, so it was not stored and the document cannot be fetched again. Import it from an address without a secret to keep it current.":
    "Adresa zřejmě obsahuje tajný údaj, proto se neuložila a dokument nelze znovu načíst. Chcete-li ho udržovat aktuální, importujte ho z adresy bez tajného údaje.",
  "The text is none of the formats that can be imported: OpenAPI 2.0 to 3.2, Postman collection 2.1, Google Discovery document, GraphQL schema, HAR file, curl commands.":
    "Text nemá žádný z formátů, které lze importovat: OpenAPI 2.0 až 3.2, kolekce Postman 2.1, dokument Google Discovery, schéma GraphQL, soubor HAR, příkazy curl.",
  "unknown format": "neznámý formát",
  "must be an absolute http(s) URL": "musí být absolutní URL http(s)",
  "Send the document as application/json, application/yaml or multipart/form-data with `file`, not «type».":
    "Pošlete dokument jako application/json, application/yaml nebo multipart/form-data s polem `file`, ne jako «type».",
  "unexpected content type «type»": "neočekávaný typ obsahu «type»",
  "The body is not a well-formed multipart/form-data form.":
    "Tělo není správný formulář multipart/form-data.",
  "malformed form": "chybný formulář",
  "The form has no field `file`.": "Formulář nemá pole `file`.",
  missing: "chybí",
  "an MCP server is connected by its address, without `dry_run`":
    "MCP server se připojuje adresou, bez `dry_run`",
};
