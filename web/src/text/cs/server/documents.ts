import type { Messages } from "../../match-messages.ts";

/** Findings in OpenAPI documents: their text, their structure, and how Toolgate uses them. */
export const documents: Messages = {
  "must have 1 to 100 characters": "musí mít 1 až 100 znaků",
  "The text is empty: send an OpenAPI document as JSON or YAML.":
    "Text je prázdný: vložte dokument OpenAPI jako JSON nebo YAML.",
  "The root is not an object: an OpenAPI document starts with fields such as `openapi` and `info`.":
    "Kořen není objekt: dokument OpenAPI začíná poli jako `openapi` a `info`.",
  "The text is neither JSON nor YAML: «Fault»": "Text není JSON ani YAML: «Fault»",
  "«Fault» (line «line», column «column»)": "«Fault» (řádek «line», sloupec «column»)",
  "«Fault» (line «line», column «column»).": "«Fault» (řádek «line», sloupec «column»).",
  "«Fault», line «line», column «column».": "«Fault», řádek «line», sloupec «column».",
  "«Fault» at line «line», column «column».": "«Fault», řádek «line», sloupec «column».",
  "«Fault» at line «line», column «column»": "«Fault», řádek «line», sloupec «column»",
  "deficient indentation": "nedostatečné odsazení",
  "Unexpected text after the end of the document": "Za koncem dokumentu je další text",
  "Expected a comma or `}`": "Chybí čárka nebo `}`",
  "Expected a comma or `]`": "Chybí čárka nebo `]`",
  "Expected a key in double quotes": "Chybí klíč v uvozovkách",
  'The key "«key»" appears twice in one object': "Klíč „«key»“ je v jednom objektu dvakrát",
  "Expected a colon after the key": "Za klíčem chybí dvojtečka",
  "The text ends too early": "Text končí příliš brzy",
  "Expected a JSON value": "Chybí hodnota JSON",
  "The document is nested more than «depth» levels deep": "Dokument je zanořen hlouběji než «depth» úrovní",
  "The document is nested more than «depth» levels deep.": "Dokument je zanořen hlouběji než «depth» úrovní.",
  "A string is never closed": "Řetězec není ukončen",
  "The document is too large after its YAML aliases are expanded: write it without aliases.":
    "Dokument je po rozvinutí aliasů YAML příliš velký: napište ho bez aliasů.",
  "NaN and Infinity are not JSON values.": "NaN a Infinity nejsou hodnoty JSON.",
  "A field is named `__proto__`: rename it.": "Pole se jmenuje `__proto__`: přejmenujte ho.",

  "The «object» is empty: «Advice».": "Objekt «object» je prázdný: «Advice».",
  "`«field»` is not a field of the «object». «Advice».": "Objekt «object» nemá pole `«field»`. «Advice».",
  "Expected «Expected»": "Očekává se «Expected»",
  "Remove it, or let its name start with `x-`": "Odstraňte ho, nebo ať jeho název začíná `x-`",
  "`«field»` is missing in the «object»: «Advice».": "V objektu «object» chybí `«field»`: «Advice».",
  "add it": "doplňte ho",
  "A type is listed twice.": "Některý typ je uveden dvakrát.",
  "`type` must be one of «types», or a list of them.":
    "`type` musí být jeden z typů «types», nebo jejich seznam.",
  "`«field»` must be a list.": "`«field»` musí být seznam.",
  "`«field»` is an empty list: leave it out or fill it.":
    "`«field»` je prázdný seznam: vynechte ho, nebo doplňte.",
  "`«field»` lists a value twice.": "`«field»` uvádí některou hodnotu dvakrát.",
  "`«field»` must be an object.": "`«field»` musí být objekt.",
  "The name `«name»` may only hold letters, digits, `.`, `_` and `-`.":
    "Název `«name»` smí obsahovat jen písmena, číslice a znaky `.`, `_` a `-`.",
  "`$ref` must be text.": "`$ref` musí být text.",
  "`«field»` must be «Kind».": "`«field»`: musí zde být «Kind».",
  text: "text",
  "true or false": "true nebo false",
  "a number": "číslo",
  "a number above 0": "číslo větší než 0",
  "a whole number, 0 or more": "celé číslo, 0 nebo více",
  "a schema (an object, or true or false)": "schéma (objekt, nebo true či false)",
  "`«field»` is `«value»`, but must be one of «values».":
    "`«field»` má hodnotu `«value»`, ale musí mít jednu z hodnot «values».",
  "say which version of OpenAPI this is, e.g. `3.1.0`": "uveďte verzi OpenAPI, např. `3.1.0`",
  "give at least `title` and `version`": "uveďte alespoň `title` a `version`",
  "give the API a title": "uveďte název API",
  "give the version of the API, e.g. `1.0.0`": "uveďte verzi API, např. `1.0.0`",
  "name the licence": "uveďte název licence",
  "give the base URL of the API": "uveďte základní URL API",
  "give the value to use when nothing else is said": "uveďte výchozí hodnotu",
  "a path that starts with `/`": "cesta, která začíná `/`",
  "give the URL of the documentation": "uveďte URL dokumentace",
  "name the parameter": "uveďte název parametru",
  "say where the parameter goes: `query`, `header`, `path` or `cookie`":
    "uveďte, kde se parametr posílá: `query`, `header`, `path` nebo `cookie`",
  "describe the body by media type, e.g. `application/json`":
    "popište tělo podle typu obsahu, např. `application/json`",
  "a status code (`200`), a range (`4XX`) or `default`": "stavový kód (`200`), rozsah (`4XX`) nebo `default`",
  "describe at least one response": "popište alespoň jednu odpověď",
  "say what the response means": "uveďte, co odpověď znamená",
  "name the tag": "uveďte název značky",
  "name the property that distinguishes the schemas": "uveďte vlastnost, která schémata rozlišuje",
  "say which kind it is: `apiKey`, `http`, `mutualTLS`, `oauth2` or `openIdConnect`":
    "uveďte druh: `apiKey`, `http`, `mutualTLS`, `oauth2` nebo `openIdConnect`",
  "give the URL of the authorization server": "uveďte URL autorizačního serveru",
  "list the scopes (`{}` when there are none)": "vyjmenujte oprávnění (`{}`, pokud žádná nejsou)",

  "The document has none of `paths`, `components` and `webhooks`: add `paths`.":
    "Dokument nemá `paths`, `components` ani `webhooks`: doplňte `paths`.",
  "`default` is not among the values of `enum`.": "`default` není mezi hodnotami `enum`.",
  "A link needs `operationId` or `operationRef`.":
    "Odkaz (link) potřebuje `operationId` nebo `operationRef`.",
  "Neither `schema` nor `content` says what the value looks like: add `schema`.":
    "Podobu hodnoty neurčuje `schema` ani `content`: doplňte `schema`.",
  "`content` must have exactly one media type.": "`content` musí mít právě jeden typ obsahu.",
  "`«key»` goes with `schema`, not with `content`.": "`«key»` patří k `schema`, ne k `content`.",
  "A path parameter must say `required: true`.": "Parametr cesty musí mít `required: true`.",
  "`«key»` is only for parameters in the query.": "`«key»` je jen pro parametry dotazu.",
  "Style `«style»` is not for parameters in the «place»: use «styles».":
    "Styl `«style»` není pro parametry v části «place»: použijte «styles».",
  "A security scheme of type `«type»` needs `«key»`.": "Schéma zabezpečení typu `«type»` potřebuje `«key»`.",
  "`«key»` is not for security schemes of type `«type»`.":
    "`«key»` nepatří ke schématům zabezpečení typu `«type»`.",
  "`«reference»` is outside this document: bundle the files into one before uploading.":
    "`«reference»` je mimo tento dokument: před nahráním spojte soubory do jednoho.",
  "`«reference»` points to nothing in this document.": "`«reference»` v tomto dokumentu na nic neukazuje.",
  "`pattern` is not a valid regular expression (ECMA-262).":
    "`pattern` není platný regulární výraz (ECMA-262).",
  "`«key»` is not a valid regular expression (ECMA-262).": "`«key»` není platný regulární výraz (ECMA-262).",
  "`«one»` and `«other»` exclude each other: keep one.":
    "`«one»` a `«other»` se vylučují: ponechte jen jedno.",
  "`«path»` and `«earlier»` are the same path: names in braces do not distinguish paths.":
    "`«path»` a `«earlier»` jsou tatáž cesta: názvy ve složených závorkách cesty nerozlišují.",
  "The path has `{«name»}`, but there is no path parameter with this name: declare it.":
    "Cesta obsahuje `{«name»}`, ale parametr cesty s tímto názvem chybí: deklarujte ho.",
  "The path has `{«name»}`, but there is no path parameter with this name.":
    "Cesta obsahuje `{«name»}`, ale parametr cesty s tímto názvem chybí.",
  "The parameter `«name»` in the «place» is listed twice.":
    "Parametr `«name»` v části «place» je uveden dvakrát.",
  "The path `«path»` has no `{«name»}` for this parameter.":
    "Cesta `«path»` pro tento parametr nemá `{«name»}`.",
  "The operationId `«id»` is taken by «first»: give each operation its own.":
    "operationId `«id»` už má «first»: každá operace potřebuje vlastní.",

  "This is Swagger 2.0: upload it with `?annotate=true`, which upgrades it to OpenAPI 3.1.":
    "Toto je Swagger 2.0: nahrajte ho s `?annotate=true`, převede se na OpenAPI 3.1.",
  "`openapi` is missing: say which version this is, e.g. `3.1.0`.":
    "Chybí `openapi`: uveďte verzi, např. `3.1.0`.",
  "This is OpenAPI «version»: upload it with `?annotate=true`, which upgrades it to 3.1.":
    "Toto je OpenAPI «version»: nahrajte ho s `?annotate=true`, převede se na 3.1.",
  "`openapi` is `«version»`, but only 3.1.x is accepted.": "`openapi` je `«version»`, přijímá se jen 3.1.x.",
  "`info` is missing: give at least `title` and `version`.":
    "Chybí `info`: uveďte alespoň `title` a `version`.",
  "`paths` is missing: there is nothing to call.": "Chybí `paths`: není co volat.",
  "`paths` holds no operation: there is nothing to call.":
    "`paths` neobsahuje žádnou operaci: není co volat.",
  "It only describes webhooks, which the API calls and Toolgate does not.":
    "Dokument popisuje jen webhooky, které volá API, ne Toolgate.",
  "`servers` is missing or empty: «Reason». Add e.g. `«example»`.":
    "`servers` chybí nebo je prázdné: «Reason». Doplňte např. `«example»`.",
  "every customer has a separate host (`x-ms-parameterized-host`)":
    "každý zákazník má vlastního hostitele (`x-ms-parameterized-host`)",
  "the document does not state the address of the API": "dokument neuvádí adresu API",
  "The variable `«name»` of `«url»` has no default: declare it in `variables`.":
    "Proměnná `«name»` v `«url»` nemá výchozí hodnotu: deklarujte ji ve `variables`.",
  "`«url»` is not an absolute http(s) URL, and the document has no address that it could be relative to.":
    "`«url»` není absolutní URL http(s) a dokument nemá adresu, ke které by mohla být relativní.",
  "`«url»` is not a valid URL.": "`«url»` není platná URL.",
  "The URL must not hold line ends or other control characters.":
    "URL nesmí obsahovat konce řádků ani jiné řídicí znaky.",
  "`«url»` must not hold a user name or password.": "`«url»` nesmí obsahovat uživatelské jméno ani heslo.",

  "`x-required-secrets` is missing: list `{secret_id, description, vault_key_name}` objects (`[]` for auth type none).":
    "Chybí `x-required-secrets`: uveďte objekty `{secret_id, description, vault_key_name}` (`[]` pro typ ověření none).",
  "More than «most» secrets: list at most «limit».": "Více než «most» tajných údajů: uveďte nejvýše «limit».",
  "`x-required-secrets` must be a list.": "`x-required-secrets` musí být seznam.",
  "`x-auth-type` is missing: say one of «types».": "Chybí `x-auth-type`: uveďte jeden z typů «types».",
  "`x-auth-type` must be one of «types».": "`x-auth-type` musí být jeden z typů «types».",
  "`x-trace-context` must be true or false.": "`x-trace-context` musí být true nebo false.",
  "`«value»` is used by an earlier secret: each «key» must be unique.":
    "`«value»` už používá dřívější tajný údaj: «key» musí být jedinečné.",
  "A required secret must be an object.": "Požadovaný tajný údaj musí být objekt.",
  "`«key»` is not a field of a required secret. Known fields: «fields».":
    "`«key»` není pole požadovaného tajného údaje. Známá pole: «fields».",
  "`optional` must be true or false.": "`optional` musí být true nebo false.",
  "`in` and `name` say together where the secret goes: give both or neither.":
    "`in` a `name` společně určují, kam tajný údaj patří: uveďte obojí, nebo nic.",
  "`«key»` is missing in this secret.": "V tomto tajném údaji chybí `«key»`.",
  "`«key»` must be text.": "`«key»` musí být text.",
  "`in` must be header, query or cookie.": "`in` musí být header, query nebo cookie.",
  "`«key»` must have «least» to «most» characters.": "`«key»` musí mít «least» až «most» znaků.",
  "`«key»` must not begin or end with a slash or a space, nor hold control characters or empty, `.` or `..` segments.":
    "`«key»` nesmí začínat ani končit lomítkem či mezerou a nesmí obsahovat řídicí znaky ani prázdné úseky či úseky `.` a `..`.",
  "Auth type `none` needs no secrets: the list must be empty.":
    "Typ ověření `none` nepotřebuje tajné údaje: seznam musí být prázdný.",
  "Auth type `«type»` needs at least one secret.": "Typ ověření `«type»` potřebuje alespoň jeden tajný údaj.",
  "`«id»` is not a secret of the form for «type» («ids»), names no security scheme, and does not say `in` and `name`.":
    "`«id»` nepatří k tajným údajům typu «type» («ids»), není názvem schématu zabezpečení a neuvádí `in` a `name`.",

  "`x-session-login` is missing: name the `operation` that logs in, its `arguments` and the response path of the `token`.":
    "Chybí `x-session-login`: uveďte operaci přihlášení (`operation`), její `arguments` a cestu k tokenu v odpovědi (`token`).",
  "`«key»` is not a field here. Known fields: «fields».": "`«key»` zde není pole. Známá pole: «fields».",
  "`operation` must be a GET or POST that only logs in. This one has another method, or says that it deletes, sends or pays.":
    "`operation` musí být GET nebo POST, který jen přihlašuje. Tato operace má jinou metodu, nebo uvádí, že maže, odesílá či platí.",
  "`operation` must be the operationId of the operation that logs in.":
    "`operation` musí být operationId operace, která přihlašuje.",
  "`operation` must be the operationId of the operation that logs in; there is no `«id»`.":
    "`operation` musí být operationId operace, která přihlašuje; `«id»` neexistuje.",
  "`arguments` must be an object with the arguments of the operation.":
    "`arguments` musí být objekt s argumenty operace.",
  "`arguments` is longer than 10,000 characters.": "`arguments` je delší než 10 000 znaků.",
  "`«name»` is not known: use `{username}` and `{password}`.":
    "`«name»` není známé: použijte `{username}` a `{password}`.",
  "`arguments` must contain `{password}`, and usually `{username}`.":
    "`arguments` musí obsahovat `{password}` a obvykle i `{username}`.",
  "`name` must be the name of a header, query parameter or cookie that may hold the token.":
    "`name` musí být název hlavičky, parametru dotazu nebo cookie, která smí nést token.",
  "`token` must be the response path of the token, such as `data.token`.":
    "`token` musí být cesta k tokenu v odpovědi, například `data.token`.",
  "`prefix` must be a text of at most 50 characters.": "`prefix` musí být text o nejvýše 50 znacích.",
  "`expires_in` must be a number of seconds, or the response path of one.":
    "`expires_in` musí být počet sekund, nebo cesta k němu v odpovědi.",
  "`x-aws-sigv4` must be an object with `region` and `service`.":
    "`x-aws-sigv4` musí být objekt s `region` a `service`.",
  "`«field»` must be a name such as «example».": "`«field»` musí být název, například «example».",
  "`«field»` is missing: the host of the server does not state it.":
    "Chybí `«field»`: hostitel serveru tento údaj neobsahuje.",
  "`x-hmac` is missing: describe how requests are signed, at least `string` and `headers`.":
    "Chybí `x-hmac`: popište, jak se požadavky podepisují, alespoň `string` a `headers`.",
  "`body_digest` must be an object with `algorithm` and `output`.":
    "`body_digest` musí být objekt s `algorithm` a `output`.",
  "`headers` or `query` must send `{signature}`.": "`headers` nebo `query` musí posílat `{signature}`.",
  "`«field»` must be one of «values».": "`«field»` musí mít jednu z hodnot «values».",
  "`«field»` must be an object of names and templates.": "`«field»` musí být objekt názvů a šablon.",
  "`«field»` has more than «most» entries.": "`«field»` má více než «most» položek.",
  "A signature may not set `«name»`.": "Podpis nesmí nastavovat `«name»`.",
  "A template must be a text of 1 to «most» characters.": "Šablona musí být text o 1 až «most» znacích.",
  "The template contains characters that are not allowed in a header or a URL.":
    "Šablona obsahuje znaky, které nejsou povoleny v hlavičce nebo v URL.",
  "`{«name»}` is not a part of a request. Known parts: «parts».":
    "`{«name»}` není část požadavku. Známé části: «parts».",

  "No server with an absolute http(s) URL applies to it.":
    "Neplatí pro ni žádný server s absolutní URL http(s).",
  "Its path holds line ends or other control characters.":
    "Její cesta obsahuje konce řádků nebo jiné řídicí znaky.",
  "The parameter `«name»` is left out: an argument could override the request with it.":
    "Parametr `«name»` je vynechán: argument by jím mohl přepsat požadavek.",
  "No secret of the connector matches «schemes»: requests use the default credentials of `«type»`.":
    "Schématům «schemes» neodpovídá žádný tajný údaj konektoru: požadavky použijí výchozí údaje typu `«type»`.",
  "Its input schema is too large, even without its deeper parts.":
    "Její vstupní schéma je příliš velké i bez hlubších částí.",
  "Its input schema is too large: deeper parts accept anything.":
    "Její vstupní schéma je příliš velké: hlubší části přijmou cokoli.",
  "The operation id `«id»` mixes «scripts» letters: it may be made to look like another one.":
    "ID operace `«id»` míchá písma «scripts»: může napodobovat jiné.",
  "The operation that logs in cannot be called.": "Operaci, která přihlašuje, nelze volat.",
  "The operation that logs in cannot be called: «Reason»": "Operaci, která přihlašuje, nelze volat: «Reason»",
  "No request carries the secret `«id»`: give it the name of a security scheme, or set `in` and `name`.":
    "Tajný údaj `«id»` se s žádným požadavkem neposílá: pojmenujte ho podle schématu zabezpečení, nebo nastavte `in` a `name`.",
  "Its path item is not in the document.": "Její cesta v dokumentu není.",
  "The document has more than «most» operations.": "Dokument má více než «most» operací.",
  "It has more than «most» parameters.": "Má více než «most» parametrů.",
  "The parameter «name» is not in the document.": "Parametr «name» v dokumentu není.",
  "Its request body is not in the document.": "Její tělo požadavku v dokumentu není.",
  "Its `x-toolgate-graphql` is not the text of a GraphQL operation.":
    "Její `x-toolgate-graphql` není text operace GraphQL.",
  "`«id»` counts as a «effect»: a «method» is no «stated» because its document says so. If it is one, decide that for this operation of the connector.":
    "`«id»` se považuje za «effect»: «method» není «stated» jen proto, že to uvádí dokument. Pokud ano, rozhodněte to u této operace konektoru.",
  "`«id»` is a «method», but the schema of a parameter has too many parts to be followed: it counts as a write until you decide otherwise for this operation of the connector.":
    "`«id»` je «method», ale schéma parametru má příliš mnoho částí na to, aby se daly sledovat: dokud u této operace konektoru nerozhodnete jinak, považuje se za zápis.",
  "`«id»` is a «method» whose path names another method: it counts as a write until you decide otherwise for this operation of the connector.":
    "`«id»` je «method», jehož cesta uvádí jinou metodu: považuje se za zápis, dokud u této operace konektoru nerozhodnete jinak.",
  '`«id»` is a «method», but its description says that it «does» something ("«word»"): it counts as a write until you decide otherwise for this operation of the connector.':
    "`«id»` je «method», ale podle popisu něco mění („«word»“): považuje se za zápis, dokud u této operace konektoru nerozhodnete jinak.",
  "The document's patterns are too many to look at: some may be checked in part only.":
    "Dokument má příliš mnoho vzorů: některé se možná ověří jen zčásti.",
  "The pattern `«pattern»` «Limitation».": "Vzor `«pattern»` «Limitation».",
  "is not a valid regular expression with the `u` flag, which JSON Schema requires: arguments are not checked against it":
    "není platný regulární výraz s příznakem `u`, který JSON Schema vyžaduje: argumenty se podle něj neověřují",
  "is checked on texts of up to «longest» characters; longer texts are rejected":
    "se ověřuje u textů do «longest» znaků; delší texty se odmítnou",
  "has `\\p`, `\\u{` or `\\k` in a form that is not part of ECMA-262; the API may read it differently":
    "obsahuje `\\p`, `\\u{` nebo `\\k` v podobě, kterou ECMA-262 nezná; API ho může číst jinak",
  "is too large to be checked; the API has to check it": "je na ověření příliš velký; musí ho ověřit API",
  "is checked without its look-arounds, back-references and large counts, which have no bounded cost; the API has to check them":
    "se ověřuje bez lookaroundů, zpětných odkazů a velkých počtů opakování, jejichž náročnost není omezená; musí je ověřit API",

  "The document has no operation that can be called.": "Dokument nemá žádnou operaci, kterou lze volat.",
  "no operations": "žádné operace",
  "The document is too complex. Split it into several documents.":
    "Dokument je příliš složitý. Rozdělte ho na několik dokumentů.",
  "The document was not checked.": "Dokument nebyl zkontrolován.",
  "This upload no longer exists. Send the document again.":
    "Toto nahrávání už neexistuje. Odešlete dokument znovu.",
  "This upload is over. Send the document again.": "Toto nahrávání skončilo. Odešlete dokument znovu.",
  "Processing of the document was stopped before it finished; nothing was stored. Send it again.":
    "Zpracování dokumentu bylo přerušeno; nic se neuložilo. Odešlete ho znovu.",
  "Other large documents of yours are being taken in. Wait for them, then send this one.":
    "Zpracovávají se vaše další velké dokumenty. Počkejte na ně a potom odešlete tento.",
  "`«name»` changes the method or the framing of a request: a key cannot be sent in it.":
    "`«name»` mění metodu nebo stavbu požadavku: klíč v něm nelze posílat.",
  "The document of this connector was changed meanwhile. Send the request again.":
    "Dokument tohoto konektoru se mezitím změnil. Odešlete požadavek znovu.",
  "calls now go to «origins»": "volání teď směřují na «origins»",
  "secrets now go to another host": "tajné údaje teď směřují k jinému hostiteli",
  "«Where»; the stored secrets «secrets» were deleted: enter them again if they are intended for it":
    "«Where»; uložené tajné údaje «secrets» se smazaly: zadejte je znovu, pokud mu patří",
  "«operations»: changed after you classified them, so your classification was removed; classify them again":
    "«operations»: po vašem určení účinku se změnily, proto bylo zrušeno; určete ho znovu",
  "Agents are allowed a different tool named `«name»`.":
    "Agenti mají povolen jiný nástroj s názvem `«name»`.",
  "It resembles or mentions `«name»`, a different tool that agents are allowed to use.":
    "Podobá se nástroji `«name»`, který mají agenti povolen, nebo ho zmiňuje.",
  "`«operation»`: «Reason» Agents cannot use this operation.":
    "`«operation»`: «Reason» Agenti tuto operaci nemohou používat.",
  "«Reason» It was withheld: rename its operationId, or have a signed-in user upload the document.":
    "«Reason» Operace byla zadržena: přejmenujte její operationId, nebo ať dokument nahraje přihlášený uživatel.",
  "«Fault» (and «more» more)": "«Fault» (a další: «more»)",
  "The document: «Fault»": "Dokument: «Fault»",
  "/«pointer»: «Fault»": "/«pointer»: «Fault»",
  "The request is invalid. «Fault»": "Požadavek je neplatný. «Fault»",
  "This connector is an MCP server and has no document.": "Tento konektor je MCP server a nemá dokument.",
  "This connector is an MCP server and has no document. Refresh its tools (POST …/mcp-tools/refresh). To use another address, create a new connector (POST /functions/v1/connectors/mcp).":
    "Tento konektor je MCP server a nemá dokument. Obnovte jeho nástroje. Pro jinou adresu vytvořte nový konektor.",
};
