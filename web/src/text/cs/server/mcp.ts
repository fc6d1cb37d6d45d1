import type { Messages } from "../../match-messages.ts";

/** MCP servers as connectors, and the MCP server of Toolgate. */
export const mcp: Messages = {
  "The tool's answer is nested deeper than «most» levels.":
    "Odpověď nástroje je zanořena hlouběji než «most» úrovní.",
  "The tool's answer is larger than «bytes» bytes; ask for less.":
    "Odpověď nástroje je větší než «bytes» bajtů; vyžádejte si méně.",
  "it resembles another of your tools by name or title, or its texts mention one; accept it to use it":
    "názvem nebo titulkem se podobá jinému vašemu nástroji, nebo jeho texty jiný zmiňují; chcete-li ho používat, přijměte ho",
  "the connector «name» («id») has the same address: its tools now exist twice; delete one of the connectors if that is not intended":
    "konektor «name» («id») má stejnou adresu: jeho nástroje teď existují dvakrát; pokud to nechcete, jeden z konektorů smažte",
  "The MCP server ended its answer to «What» before it was complete.":
    "MCP server ukončil odpověď předčasně («What»).",
  "The MCP server did not finish «What» in time.": "MCP server nedokončil včas: «What».",
  "«What» was aborted by the caller.": "Volající přerušil: «What».",
  connecting: "připojení",
  "listing its tools": "výpis nástrojů",
  "the call": "volání",
  "The MCP server refused «What»": "MCP server odmítl: «What»",
  "The MCP server refused «What».": "MCP server odmítl: «What».",
  "The MCP server refused «What»: «said»": "MCP server odmítl («What»): «said»",
  "The MCP server asks for more input during «What», which Toolgate does not give.":
    "MCP server žádá o další vstup («What»), který Toolgate nedává.",
  "The MCP server's answer to «What» is not valid MCP.": "Odpověď MCP serveru není platné MCP («What»).",
  "The MCP server exceeded the limit of «n» «what»; the operation was aborted.":
    "MCP server překročil limit «n» («what»); operace byla přerušena.",
  "The list was not read to its end: «Reason».": "Seznam se nenačetl do konce: «Reason».",
  "an earlier tool has this name": "tento název má dřívější nástroj",
  "its pages repeat": "stránky se opakují",
  "it is larger than «n» bytes": "je větší než «n» bajtů",
  "it has more than «n» pages": "má více než «n» stránek",
  "it has more than «n» tools": "má více než «n» nástrojů",
  "The MCP server's list of tools was not read to its end («Reason»), and what was read does not have this tool. Nothing was called.":
    "Seznam nástrojů MCP serveru se nenačetl do konce («Reason») a tento nástroj v načtené části není. Nic se nevolalo.",
  "must be an object": "musí být objekt",
  "No MCP server answers at this address: neither Streamable HTTP nor HTTP with SSE.":
    "Na této adrese neodpovídá MCP server: ani Streamable HTTP, ani HTTP s SSE.",
  "The tool «name» of the MCP server failed": "Nástroj «name» MCP serveru selhal",
  "The tool «name» of the MCP server failed.": "Nástroj «name» MCP serveru selhal.",
  "The tool «name» of the MCP server failed: «said»": "Nástroj «name» MCP serveru selhal: «said»",
  "(no object)": "(není objekt)",
  "it is no object": "není objekt",
  "(no name)": "(bez názvu)",
  "it is nested more than «n» deep": "je zanořen hlouběji než «n» úrovní",
  "it has no name": "nemá název",
  "«What» has «n» characters; the first «limit» are used": "«What» má «n» znaků; použije se prvních «limit»",
  "its title": "nadpis",
  "its description": "popis",
  "its name has more than «n» characters": "název má více než «n» znaků",
  "its name contains invisible characters": "název obsahuje neviditelné znaky",
  "it can only be run as a task": "lze ho spustit jen jako úlohu",
  "it has no inputSchema": "nemá inputSchema",
  'its inputSchema is not of type "object"': "jeho inputSchema není typu „object“",
  "its inputSchema.properties is no object": "jeho inputSchema.properties není objekt",
  "its inputSchema is nested more than «n» deep": "jeho inputSchema je zanořeno hlouběji než «n» úrovní",
  "its inputSchema has «n» characters, more than «most»": "jeho inputSchema má «n» znaků, více než «most»",
  "its outputSchema is left out: it is no object, too deep or too large":
    "outputSchema je vynecháno: není objekt, je příliš hluboké nebo velké",
  "Its tools could not be listed. «Reason»": "Jeho nástroje se nepodařilo vypsat. «Reason»",
  "only an api-key has a header of its own": "vlastní hlavičku má jen typ api-key",
  "is no name of a header that may carry a key": "není název hlavičky, která smí nést klíč",
  "only oauth2-client-credentials has scopes": "oprávnění má jen typ oauth2-client-credentials",
  "is no absolute URL": "není absolutní URL",
  "must begin with https:// (or http://)": "musí začínat https:// (nebo http://)",
  "holds a user or a password: choose an auth type, whose values go into the vault":
    "obsahuje uživatele nebo heslo: zvolte typ ověření, jehož hodnoty se uloží do trezoru",
  "has a fragment (#…), which is never sent": "má fragment (#…), který se neposílá",
  "holds a credential («secret»), and addresses are shown and logged: choose an auth type, whose values go into the vault":
    "obsahuje přístupový údaj («secret») a adresy se zobrazují a zaznamenávají: zvolte typ ověření, jehož hodnoty se uloží do trezoru",
  "The MCP server answered with a batch of messages.": "MCP server odpověděl dávkou zpráv.",
  "The MCP server no longer has the tool «name». Nothing was called.":
    "MCP server už nástroj «name» nemá. Nic se nevolalo.",
  "The MCP server changed the tool «name», and its new definition cannot be used. Nothing was called. The connector's page shows the reason to its owner.":
    "MCP server změnil nástroj «name» a jeho novou definici nelze použít. Nic se nevolalo. Důvod uvidí vlastník na stránce konektoru.",
  "The MCP server describes «name» differently from the accepted definition, so it was not called. Its owner must review and accept the change: on the connector's page, or with «where».":
    "MCP server popisuje «name» jinak než přijatá definice, proto se nevolal. Vlastník musí změnu zkontrolovat a přijmout na stránce konektoru.",
  "This connector is an MCP server: say what its tools do with PATCH …/mcp-tools.":
    "Tento konektor je MCP server: účinek jeho nástrojů určete na stránce konektoru.",
  "This connector is no MCP server: it has an OpenAPI document.":
    "Tento konektor není MCP server: má dokument OpenAPI.",
  "You have accepted no tool with this name.": "Nástroj s tímto názvem jste nepřijali.",
  "Nothing was accepted, because the server describes these otherwise by now: «names»":
    "Nic nebylo přijato, protože server je už popisuje jinak: «names»",
  "There is no session with this id. Begin a new one.": "Relace s tímto ID neexistuje. Zahajte novou.",
  "There is no active tool named «name». find_tools finds tools.": "Aktivní nástroj «name» neexistuje.",
  "Several tools are named «name»: call the one you mean by its tool_id.":
    "Název «name» má několik nástrojů: volejte ten správný jeho tool_id.",
  "«n» streams are open already. Close one first.": "Otevřených proudů už je «n». Nejdřív některý zavřete.",

  "or `name` is needed": "nebo je potřeba `name`",
};
