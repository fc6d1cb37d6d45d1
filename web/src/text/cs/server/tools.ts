import type { Messages } from "../../match-messages.ts";

/** HTTP tools: their templates and response paths. */
export const tools: Messages = {
  "A tool needs a name.": "Nástroj potřebuje název.",
  "A prompt tool needs its prompt.": "Nástroj typu prompt potřebuje prompt.",
  "An HTTP tool needs a URL.": "Nástroj HTTP potřebuje URL.",
  "A «method» request has no body; only «methods» requests do.":
    "Požadavek «method» nemá tělo; tělo mají jen «methods».",
  '{{«name»}} is not quoted: write "{{«again»}}", which keeps numbers, true/false, lists and objects as they are.':
    '{{«name»}} není v uvozovkách: napište "{{«again»}}"; čísla, true/false, seznamy a objekty zůstanou beze změny.',
  "{{«name»}} is not a parameter of this tool.": "{{«name»}} není parametr tohoto nástroje.",
  '"«name»" is a secret and cannot be a parameter too.':
    "„«name»“ je tajný údaj a nemůže být zároveň parametr.",
  '"«name»" is not used: the templates do not contain {{«again»}}.':
    "„«name»“ se nepoužívá: šablony neobsahují {{«again»}}.",
  'The «key» of "«name»" does not match its type or allowed values.':
    "Pole «key» parametru „«name»“ neodpovídá typu nebo povoleným hodnotám.",
  "More than «most» values match.": "Odpovídá více než «most» hodnot.",
  "The path searches more than «most» values: name the members before the `..`.":
    "Cesta prohledává více než «most» hodnot: uveďte položky před `..`.",
  "The answer is nested deeper than «most» levels.": "Odpověď je zanořena hlouběji než «most» úrovní.",
  "The matches are longer than «most» characters.": "Nalezené hodnoty jsou delší než «most» znaků.",
  "The response path `«path»` matches nothing in the answer; «Where» there is: «there».":
    "Cesta `«path»` v odpovědi nic nenachází; «Where» je: «there».",
  "at its root": "v kořeni",
  "at `«at»`": "v `«at»`",
  "The response path `«path»` cannot be used: «Fault»": "Cestu `«path»` nelze použít: «Fault»",
  "The path is longer than «most» characters.": "Cesta je delší než «most» znaků.",
  "A response path cannot contain placeholders.": "Cesta v odpovědi nesmí obsahovat zástupné symboly.",
  'A path may contain ".." only once.': "Cesta smí obsahovat „..“ jen jednou.",
  '"«character»" is not part of JSONPath (RFC 9535) and is not supported.':
    "„«character»“ není součástí JSONPath (RFC 9535) a není podporováno.",
  "The path is invalid at its end. Examples: «examples»": "Cesta je na konci neplatná. Příklady: «examples»",
  "The path is invalid at «place». Examples: «examples»": "Cesta je neplatná u «place». Příklady: «examples»",
  "Filters and scripts are not supported: a path only selects values.":
    "Filtry a skripty nejsou podporovány: cesta jen vybírá hodnoty.",
  "no JSONPath that can be used; examples: «examples»": "není použitelný JSONPath; příklady: «examples»",
  'The "{{" at character «at» is never closed.': "„{{“ na znaku «at» není uzavřeno.",
  '"{{«name»}}" is not a placeholder: a name has letters, digits, "_" and "-" only.':
    "„{{«name»}}“ není zástupný symbol: název má jen písmena, číslice, „_“ a „-“.",
  'The "}}" at character «at» does not close a placeholder.': "„}}“ na znaku «at» neuzavírá zástupný symbol.",
  "Multipart bodies cannot be made from a template. Use a connector.":
    "Vícedílná těla nelze vytvořit ze šablony. Použijte konektor.",
  "The value of {{«name»}} contains control characters.": "Hodnota {{«name»}} obsahuje řídicí znaky.",
  "Header names cannot contain placeholders.": "Názvy hlaviček nesmějí obsahovat zástupné symboly.",
  '"«name»" is not a valid header name.': "„«name»“ není platný název hlavičky.",
  'The header "«name»" would override the request: remove it, and set the method and the URL directly.':
    "Hlavička „«name»“ by přepsala požadavek: odstraňte ji a nastavte metodu a URL přímo.",
  "The content type cannot contain placeholders.": "Typ obsahu nesmí obsahovat zástupné symboly.",
  'The header "authorization" is filled from the vault only: make {{«name»}} a secret of the tool.':
    "Hlavička „authorization“ se plní jen z trezoru: udělejte z {{«name»}} tajný údaj nástroje.",
  'The header "«name»" is given twice.': "Hlavička „«name»“ je uvedena dvakrát.",
  "The value of {{«name»}} contains characters that end a cookie.":
    "Hodnota {{«name»}} obsahuje znaky, které ukončují cookie.",
  "«What» is longer than «most» characters, which no server accepts.":
    "«What» je delší než «most» znaků, což žádný server nepřijme.",
  "«What» contains control characters or line ends.": "«What» obsahuje řídicí znaky nebo konce řádků.",
  "«What» contains characters that headers cannot contain.":
    "«What» obsahuje znaky, které v hlavičkách nejsou povoleny.",
  "The value of {{«name»}}": "Hodnota {{«name»}}",
  'The value of "«name»"': "Hodnota „«name»“",
  "{{«name»}} is a text: put it in quotes in the body.": "{{«name»}} je text: dejte ho v těle do uvozovek.",
  "The value of {{«name»}} is not a finite number.": "Hodnota {{«name»}} není konečné číslo.",
  "The value of {{«name»}} is nested deeper than «most».":
    "Hodnota {{«name»}} je zanořena hlouběji než «most» úrovní.",
  "The body is not valid JSON: «Where»": "Tělo není platný JSON: «Where»",
  "The body is nested deeper than «most».": "Tělo je zanořeno hlouběji než «most» úrovní.",
  "Names of JSON members cannot contain placeholders.":
    "Názvy položek JSON nesmějí obsahovat zástupné symboly.",
  "{{«name»}} is a secret; prompts cannot contain secrets.":
    "{{«name»}} je tajný údaj; prompty nesmějí obsahovat tajné údaje.",
  'This tool has no secret "«name»".': "Tento nástroj nemá tajný údaj „«name»“.",
  'This tool has no argument "«name»".': "Tento nástroj nemá argument „«name»“.",
  '{{«name»}} has no value: the argument "«again»" is missing.':
    "{{«name»}} nemá hodnotu: chybí argument „«again»“.",
  "{{«name»}} needs one value here, not a list.": "{{«name»}} zde potřebuje jednu hodnotu, ne seznam.",
  "The value of {{«name»}} contains a lone surrogate.": "Hodnota {{«name»}} obsahuje osamocený surogát.",
  "{{«name»}} needs a text, a number or true/false here.":
    "{{«name»}} zde potřebuje text, číslo nebo true/false.",
  "The template and its values do not form a valid URL.": "Šablona a její hodnoty netvoří platnou URL.",
  "The value of {{«name»}} is not a single label of a host name.":
    "Hodnota {{«name»}} není jediná část jména hostitele.",
  "The value of {{«name»}} is empty.": "Hodnota {{«name»}} je prázdná.",
  "The value of {{«name»}} would leave its path segment.": "Hodnota {{«name»}} by opustila svůj úsek cesty.",
  "Parameter names cannot contain placeholders.": "Názvy parametrů nesmějí obsahovat zástupné symboly.",
  'The parameter "«name»" would override the request: set the method directly.':
    "Parametr „«name»“ by přepsal požadavek: nastavte metodu přímo.",
  "A URL must start with a literal https:// (or http://).": "URL musí začínat přímo https:// (nebo http://).",
  "This is not an absolute URL: start with https:// and a host.":
    "Toto není absolutní URL: začněte https:// a hostitelem.",
  "The part after # is never sent and cannot contain placeholders.":
    "Část za # se neposílá a nesmí obsahovat zástupné symboly.",
  "The URL contains a backslash, a tab or a line end.":
    "URL obsahuje zpětné lomítko, tabulátor nebo konec řádku.",
  "The URL cannot contain a user or password; use a header.":
    "URL nesmí obsahovat uživatele ani heslo; použijte hlavičku.",
  "The URL cannot contain a user or password: use a header with a secret.":
    "URL nesmí obsahovat uživatele ani heslo: použijte hlavičku s tajným údajem.",
  "The port cannot be a placeholder.": "Port nesmí být zástupný symbol.",
  "The host or port of the URL is invalid.": "Hostitel nebo port v URL je neplatný.",
  "No part of an IP address can be a placeholder.": "Žádná část IP adresy nesmí být zástupný symbol.",
  "Only labels before the domain can be placeholders, as in https://{{tenant}}.example.com.":
    "Zástupný symbol smí být jen před doménou, jako v https://{{tenant}}.example.com.",
  'The secret "«name»" is not stored yet.': "Tajný údaj „«name»“ ještě není uložen.",
  "This tool is invalid and cannot be called: «Fault»": "Tento nástroj je neplatný a nelze ho volat: «Fault»",
  "no secret of this tool": "není tajný údaj tohoto nástroje",
  "unknown secret id": "neznámý tajný údaj",
  "This tool has no secret named «name».": "Tento nástroj nemá tajný údaj «name».",
  "No value is stored for this secret.": "Hodnota tohoto tajného údaje není uložena.",
  "You have a tool of this name already. Choose another name.":
    "Nástroj s tímto názvem už máte. Zvolte jiný název.",
  "You already have a tool named «name»: rename it, then switch the plugin on.":
    "Nástroj s názvem «name» už máte: přejmenujte ho a potom plugin zapněte.",
  "The id is taken. Leave it out to get a new one.": "ID je obsazené. Vynechte ho, vytvoří se nové.",
  "This tool is no longer available.": "Tento nástroj už není dostupný.",
  "You have no tool of your own with this id.": "Vlastní nástroj s tímto ID nemáte.",
  "You have no tool with this id. POST tools/search finds your tools.": "Nástroj s tímto ID nemáte.",
  "You have no active tool with this id. A disabled tool or connector must be enabled first.":
    "Aktivní nástroj s tímto ID nemáte. Vypnutý nástroj nebo konektor je třeba nejdřív zapnout.",
  "There is no plugin `«name»` with tools.": "Plugin `«name»` s nástroji neexistuje.",
  "A prompt tool needs a model: set an endpoint under Settings, or OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) for everyone.":
    "Nástroj typu prompt potřebuje model: nastavte koncový bod v Nastavení, nebo OPENAI_API_KEY (a OPENAI_BASE_URL, LLM_MODEL) pro všechny.",
};
