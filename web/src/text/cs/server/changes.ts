import type { Messages } from "../../match-messages.ts";

/** Changes that Toolgate proposes or makes to a document: repairs, upgrades and missing settings. */
export const changes: Messages = {
  "Proposed api-key: operations list an `Authorization` header, but no security scheme describes its value.":
    "Navržen typ api-key: operace uvádějí hlavičku `Authorization`, ale její hodnotu nepopisuje žádné schéma zabezpečení.",
  "The whole value of the Authorization header, e.g. `Bearer …`.":
    "Celá hodnota hlavičky Authorization, např. `Bearer …`.",
  "Proposed none: no security scheme is needed to call the operations.":
    "Navržen typ none: k volání operací není potřeba žádné schéma zabezpečení.",
  "Proposed «type»: «n» operations accept «schemes».":
    "Navržen typ «type»: schéma «schemes» přijímá tento počet operací: «n».",
  "Others: «types».": "Další: «types».",
  "Its OAuth flow requires an interactive login: register a client with the provider, store its client_id, and connect an account.":
    "Jeho tok OAuth vyžaduje přihlášení v prohlížeči: zaregistrujte klienta u poskytovatele, uložte jeho client_id a připojte účet.",
  "Its OAuth flow requires an interactive login: store a token obtained elsewhere, and renew it when it expires.":
    "Jeho tok OAuth vyžaduje přihlášení v prohlížeči: uložte token získaný jinde a po vypršení ho obnovte.",
  "Sent as `«name»` in the «place».": "Posílá se jako `«name»` v části «place».",
  "Access token, sent as `Authorization: Bearer`.":
    "Přístupový token, posílá se jako `Authorization: Bearer`.",
  "Access token: sent as Authorization: Bearer …": "Přístupový token: posílá se jako Authorization: Bearer …",
  "API key: sent as the header «name»": "API klíč: posílá se v hlavičce «name»",
  "The whole value of the Authorization header (scheme «scheme»).":
    "Celá hodnota hlavičky Authorization (schéma «scheme»).",
  "Access token.": "Přístupový token.",
  "Proposed the secrets of «type», the type that the document states.":
    "Navrženy tajné údaje typu «type», který dokument uvádí.",
  "Client ID of the application, from the provider's developer console.":
    "ID klienta aplikace z vývojářské konzole poskytovatele.",
  "Client secret of the application, from the provider's developer console.":
    "Tajný klíč klienta aplikace z vývojářské konzole poskytovatele.",
  "URL where a user signs in, e.g. https://auth.example.com/oauth/authorize.":
    "URL, kde se uživatel přihlašuje, např. https://auth.example.com/oauth/authorize.",
  "URL of the token endpoint, e.g. https://auth.example.com/oauth/token.":
    "URL koncového bodu tokenů, např. https://auth.example.com/oauth/token.",
  "Client certificate with its private key as a .pfx (PKCS#12) file.":
    "Klientský certifikát se soukromým klíčem jako soubor .pfx (PKCS#12).",
  "Private key in PEM (PKCS#8), from the key file of the service account.":
    "Soukromý klíč v PEM (PKCS#8) ze souboru klíče servisního účtu.",
  "User that the service account acts for; leave it empty when there is none.":
    "Uživatel, za kterého servisní účet jedná; pokud žádný není, nechte prázdné.",
  "Passphrase of the .pfx file; leave it empty when there is none.":
    "Heslo k souboru .pfx; pokud žádné nemá, nechte prázdné.",
  "User name.": "Uživatelské jméno.",
  "User name. «explanation»": "Uživatelské jméno. «explanation»",
  "Password.": "Heslo.",
  "Password. «explanation»": "Heslo. «explanation»",
  "Access key ID of an IAM user or role that may call this API only.":
    "ID přístupového klíče uživatele nebo role IAM, která smí volat jen toto API.",
  "Secret access key that belongs to the access key ID.": "Tajný přístupový klíč k ID přístupového klíče.",
  "Session token, for temporary keys only.": "Token relace, jen pro dočasné klíče.",
  "API key or key ID that is sent with every request.":
    "API klíč nebo ID klíče, které se posílá s každým požadavkem.",
  "Secret key that signs every request. It is never sent.":
    "Tajný klíč, kterým se podepisuje každý požadavek. Nikdy se neposílá.",
  "Private key in PEM (PKCS#8) or as a JWK, only if the provider requires private_key_jwt instead of a client secret.":
    "Soukromý klíč v PEM (PKCS#8) nebo jako JWK, jen pokud poskytovatel místo tajného klíče klienta vyžaduje private_key_jwt.",
  "Named the operation `«name»`.": "Operace pojmenována `«name»`.",

  "Left out because it could not be repaired: «Fault»": "Vynecháno, protože to nelze opravit: «Fault»",
  "Kept `«first»` of several media types, of which a parameter can have one.":
    "Z několika typů obsahu ponechán `«first»`, protože parametr smí mít jen jeden.",
  "Left out `«key»`. «Fault»": "Vynecháno `«key»`. «Fault»",
  "Set `required: true`, which a path parameter always needs.":
    "Nastaveno `required: true`, které parametr cesty vždy potřebuje.",
  "Left out a path parameter that the path does not contain.":
    "Vynechán parametr cesty, který cesta neobsahuje.",
  "Left out a parameter that was listed twice.": "Vynechán parametr uvedený dvakrát.",
  "This path differs from another only by the names in braces: renamed it to «path»; the part after # is never sent.":
    "Tato cesta se od jiné liší jen názvy ve složených závorkách: přejmenována na «path»; část za # se neposílá.",
  "Two operations were named `«id»`: named this one `«name»`.":
    "Dvě operace se jmenovaly `«id»`: tato se jmenuje `«name»`.",
  "Declared the path parameter `«name»` as text.": "Parametr cesty `«name»` deklarován jako text.",
  "Renamed the path parameter `«name»` to `«meant»`, the name in the path.":
    "Parametr cesty `«name»` přejmenován na `«meant»` podle cesty.",
  "Wrote values of `enum` in the type that the schema states":
    "Hodnoty `enum` zapsány v typu, který schéma uvádí",
  "Left out a `type` that none of the values of `enum` has":
    "Vynechán `type`, který žádná z hodnot `enum` nemá",
  "Moved the `enum` of a list to its items": "`enum` seznamu přesunut k jeho položkám",
  "Added the missing `«key»`: «value».": "Doplněno chybějící `«key»`: «value».",
  "Added the missing `schema`.": "Doplněno chybějící `schema`.",
  "Renamed `«from»` to `«to»`.": "`«from»` přejmenováno na `«to»`.",
  "Moved what describes the value into `schema`.": "Popis hodnoty přesunut do `schema`.",
  "The request body says nothing about its content: expecting none.":
    "Tělo požadavku svůj obsah nepopisuje: žádný se neočekává.",
  "Moved the schema of the body under `application/json`.": "Schéma těla přesunuto pod `application/json`.",
  "Left out `«name»`, which has no meaning without `«key»`.":
    "Vynecháno `«name»`, které bez `«key»` nemá význam.",
  "Left out the unknown field `«field»`.": "Vynecháno neznámé pole `«field»`.",
  "Moved «fields» into `schema`.": "Do `schema` přesunuto «fields».",
  "`«reference»` does not exist: pointed it to the schema of that name.":
    "`«reference»` neexistuje: odkaz nasměrován na schéma s tímto názvem.",
  "Left out `«reference»`, which does not exist: any value is accepted here.":
    "Vynechán odkaz `«reference»`, který neexistuje: přijme se jakákoli hodnota.",
  "Left out `«reference»`, which does not exist.": "Vynechán odkaz `«reference»`, který neexistuje.",
  "Security schemes that are not declared: «PartsList».": "Nedeklarovaná schémata zabezpečení: «PartsList».",
  "left out `«name»`": "vynecháno `«name»`",
  "took `«name»` for `«meant»`": "`«name»` použito jako `«meant»`",
  "The document names no server that can be reached: replace `«url»` by its address (or send `?server=https://…`). Until then its calls are refused.":
    "Dokument neuvádí dosažitelný server: nahraďte `«url»` jeho adresou. Do té doby se volání odmítají.",
  "Set the server to `«url»`, as the request states.": "Server nastaven na `«url»` podle požadavku.",
  "Left out «n» of «all» servers: relative or incomplete addresses cannot be reached.":
    "Vynecháno serverů: «n» z «all». Relativní a neúplné adresy nejsou dosažitelné.",
  "Was `«before»`: made it `«after»`.": "Bylo `«before»`: změněno na `«after»`.",
  "Was «before»: made it «after».": "Bylo «before»: změněno na «after».",
  "Took the first value of `enum` as the default.": "Jako výchozí použita první hodnota `enum`.",
  "Left out `«key»`: «value» says nothing.": "Vynecháno `«key»`: «value» nic neurčuje.",
  "Turned a list of item schemas into the form of JSON Schema 2020-12.":
    "Seznam schémat položek převeden do podoby JSON Schema 2020-12.",
  "Turned named examples of a schema into a list.": "Pojmenované příklady schématu převedeny na seznam.",
  "`«key»` is a number in 3.1: moved the bound there.": "`«key»` je ve verzi 3.1 číslo: mez přesunuta tam.",
  "Left out `required`, which lists names in a schema.":
    "Vynecháno `required`, které ve schématu obsahuje názvy.",
  "Moved `required: true` to the list of the object around `«name»`.":
    "`required: true` přesunuto do seznamu objektu, který obsahuje `«name»`.",
  "Left out what `«key»` listed twice.": "Vynecháno, co `«key»` uvádělo dvakrát.",
  "Left out the unknown style `«style»`.": "Vynechán neznámý styl `«style»`.",
  "Described no response: added a default one.": "Nebyla popsána žádná odpověď: doplněna výchozí.",
  "Left out the empty list `«key»`.": "Vynechán prázdný seznam `«key»`.",
  "Added the default to the values of `enum`.": "Výchozí hodnota doplněna k hodnotám `enum`.",
  "`«names»` is not a type: changed it to any type.": "`«names»` není typ: změněno na libovolný typ.",
  "`«names»` is not a type: changed it to «type».": "`«names»` není typ: změněno na «type».",
  "Upgraded from «from» to «to».": "Převedeno z «from» na «to».",
  "Read «from» as «to».": "«from» čteno jako «to».",
  "«Change» («n» times)": "«Change» (počet míst: «n»)",
  "Turned a body parameter into a request body": "Parametr body převeden na tělo požadavku",
  "Turned form parameters into a request body": "Parametry formuláře převedeny na tělo požadavku",
  "Left out `collectionFormat: «format»` of a nested list, which OpenAPI 3 cannot express":
    "Vynecháno `collectionFormat: «format»` vnořeného seznamu, které OpenAPI 3 neumí vyjádřit",
  "Turned `collectionFormat: «format»` into commas, because OpenAPI 3 cannot express it":
    "`collectionFormat: «format»` změněno na čárky, protože ho OpenAPI 3 neumí vyjádřit",
  "Left out: its method cannot be called.": "Vynecháno: tuto metodu nelze volat.",
  "Left out a parameter `in: querystring`, which OpenAPI 3.1 does not have.":
    "Vynechán parametr `in: querystring`, který OpenAPI 3.1 nemá.",
  "Neither `openapi` nor `swagger` says which version this is: it does not look like an OpenAPI document.":
    "Verzi neuvádí `openapi` ani `swagger`: nevypadá to jako dokument OpenAPI.",
  "Version `«version»` is not known: OpenAPI 3.0 to 3.2 and Swagger 2.0 are.":
    "Verze `«version»` není známá: podporuje se OpenAPI 3.0 až 3.2 a Swagger 2.0.",
  "Left out keywords beside a `$ref`, which have no effect before 3.1":
    "Vynechána klíčová slova vedle `$ref`, která před verzí 3.1 nemají účinek",
  "Turned `«key»: true` or `false` into a number": "`«key»: true` nebo `false` změněno na číslo",
  "Turned `type: file` into binary text": "`type: file` změněn na binární text",
  "Turned a discriminator into an object": "Diskriminátor změněn na objekt",
  "Turned `example` of a schema into `examples`": "`example` schématu změněn na `examples`",
  "Turned `nullable: true` into the type `null`": "`nullable: true` změněno na typ `null`",
  "Assumed https: the document does not say which scheme the API speaks.":
    "Předpokládá se https: dokument neuvádí protokol API.",
};
