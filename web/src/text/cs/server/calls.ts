import type { Messages } from "../../match-messages.ts";

/** Calls of APIs: the address, the credentials, the arguments and the answer. */
export const calls: Messages = {
  "The API at «place» could not be used: «Reason».": "API na «place» nelze použít: «Reason».",
  "connecting took too long": "spojení trvalo příliš dlouho",
  "no connection («code»)": "bez spojení («code»)",
  "connection refused": "spojení bylo odmítnuto",
  "it refused the TLS connection (a client certificate may be missing or not accepted)":
    "odmítlo spojení TLS (klientský certifikát možná chybí nebo nebyl přijat)",
  "its TLS certificate was not accepted": "jeho certifikát TLS nebyl přijat",
  "its TLS certificate was not accepted («code»)": "jeho certifikát TLS nebyl přijat («code»)",
  "its response is not valid HTTP": "jeho odpověď není platné HTTP",
  "its response has more than «most» headers": "jeho odpověď má více než «most» hlaviček",
  "the headers of its response have more than «most» bytes":
    "hlavičky jeho odpovědi mají více než «most» bajtů",
  "the connection was lost": "spojení bylo přerušeno",
  "the connection was lost («code»)": "spojení bylo přerušeno («code»)",
  "The API did not finish its response within «seconds» s.": "API nedokončilo odpověď do «seconds» s.",
  "The call was aborted: «Reason» before the API responded. A write may have taken effect.":
    "Volání bylo přerušeno, než API odpovědělo: «Reason». Zápis mohl proběhnout.",
  "the caller's timeout was reached": "vypršel časový limit volajícího",
  "the caller cancelled it": "volající ho zrušil",
  "If it is your own, add «place» to EGRESS_ALLOW where Toolgate runs.":
    "Pokud je vaše, přidejte «place» do EGRESS_ALLOW tam, kde Toolgate běží.",
  "The API redirects a write to another origin.": "API přesměrovává zápis na jiný server.",
  "The API redirects to an invalid URL.": "API přesměrovává na neplatnou URL.",
  "The method is not a valid HTTP method for a request.": "Metoda není platná metoda HTTP pro požadavek.",
  "A request with secrets needs https.": "Požadavek s tajnými údaji vyžaduje https.",
  "The request has «count» headers; the limit is «most».": "Požadavek má «count» hlaviček; limit je «most».",
  "The headers of the request have «bytes» bytes; the limit is «most».":
    "Hlavičky požadavku mají «bytes» bajtů; limit je «most».",
  'The header "«name»" may not be set.': "Hlavičku „«name»“ nelze nastavit.",
  'The value of the header "«name»" contains characters that are not allowed in a header.':
    "Hodnota hlavičky „«name»“ obsahuje nepovolené znaky.",
  "The URL is longer than «most» characters.": "URL je delší než «most» znaků.",
  "The URL contains control characters, backslashes, or spaces at its start or end.":
    "URL obsahuje řídicí znaky, zpětná lomítka nebo mezery na začátku či konci.",
  'Only https (and http) can be called, not "«scheme»".': "Volat lze jen https (a http), ne „«scheme»“.",
  "The URL contains a user or password; store credentials in the vault.":
    "URL obsahuje uživatele nebo heslo; uložte přístupové údaje do trezoru.",
  "This is not an absolute URL.": "Toto není absolutní URL.",
  "Plain http is not allowed here; use https.": "Nešifrované http zde není povoleno; použijte https.",
  "Port «port» is blocked, because it is used by services other than HTTP APIs.":
    "Port «port» je blokován, protože ho používají jiné služby než API přes HTTP.",
  'The host "«host»" is this service itself.': "Hostitel „«host»“ je tato služba sama.",
  "The address «host» is not public.": "Adresa «host» není veřejná.",
  'The name "«host»" is not public.': "Jméno „«host»“ není veřejné.",
  'The name "«host»" resolves to an address that is not public.':
    "Jméno „«host»“ vede na adresu, která není veřejná.",
  'Resolving the name "«host»" took too long.': "Vyhledání jména „«host»“ trvalo příliš dlouho.",
  'The name "«host»" could not be resolved.': "Jméno „«host»“ se nepodařilo vyhledat.",
  "The API used a content encoding that was not requested («n» encodings).":
    "API použilo nevyžádané kódování obsahu (počet: «n»).",
  "The API's response does not match its Content-Encoding.":
    "Odpověď API neodpovídá hlavičce Content-Encoding.",
  "The API's response is larger than «bytes» bytes; request less (a page, a filter).":
    "Odpověď API je větší než «bytes» bajtů; vyžádejte si méně (stránku, filtr).",
  "The API redirected more than «most» times.": "API přesměrovalo více než «most»krát.",
  "The API redirects this request to another origin.": "API přesměrovává tento požadavek na jiný server.",
  "The API redirects from https to http.": "API přesměrovává z https na http.",
  "The redirect was blocked.": "Přesměrování bylo zablokováno.",
  "The API responded with the invalid status «status».": "API odpovědělo neplatným stavem «status».",
  "The API rejected the credentials («status»)": "API odmítlo přístupové údaje («status»)",
  "The API rejected the credentials («status»).": "API odmítlo přístupové údaje («status»).",
  "The API rejected the credentials («status»): «said»": "API odmítlo přístupové údaje («status»): «said»",
  "The API rejected the credentials": "API odmítlo přístupové údaje",
  "The API rejected the credentials.": "API odmítlo přístupové údaje.",
  "The API rejected the credentials: «said»": "API odmítlo přístupové údaje: «said»",
  "The API answered with status «status»": "API odpovědělo stavem «status»",
  "The API answered with status «status».": "API odpovědělo stavem «status».",
  "The API answered with status «status»: «said»": "API odpovědělo stavem «status»: «said»",
  "The API answered with «n» GraphQL error(s)": "API odpovědělo s chybami GraphQL: «n»",
  "The API answered with «n» GraphQL error(s).": "API odpovědělo s chybami GraphQL: «n».",
  "The API answered with «n» GraphQL error(s): «said»": "API odpovědělo s chybami GraphQL («n»): «said»",
  "The API answered with a web page instead of data, possibly a login page.":
    "API odpovědělo webovou stránkou místo dat, možná přihlašovací stránkou.",
  "The API declares its answer as JSON, but it is not valid JSON.":
    "API označilo odpověď jako JSON, ale není to platný JSON.",
  "The API's answer is nested deeper than «most» levels.":
    "Odpověď API je zanořena hlouběji než «most» úrovní.",
  "The API rejected the signature («status»). Its clock differs from the clock of this server by «seconds» seconds: synchronize the clock of this server.":
    "API odmítlo podpis («status»). Jeho hodiny se od hodin tohoto serveru liší o «seconds» s: seřiďte hodiny tohoto serveru.",
  "«host» failed several times in a row, so calls are paused. Nothing was sent; try again in «seconds» seconds.":
    "«host» několikrát po sobě selhal, proto jsou volání pozastavena. Nic se neodeslalo; zkuste to za «seconds» s.",

  'The secret "«id»" is not stored. Store it for this connector.':
    "Tajný údaj „«id»“ není uložen. Uložte ho u tohoto konektoru.",
  'The secret "«id»" «Fault». Store it again.': "Tajný údaj „«id»“ «Fault». Uložte ho znovu.",
  "The stored client certificate «Fault». Store it again.":
    "Uložený klientský certifikát «Fault». Uložte ho znovu.",
  "The client certificate «Fault».": "Klientský certifikát «Fault».",
  "contains characters that are not allowed in a header, or is empty":
    "je prázdný nebo obsahuje znaky, které v hlavičce nejsou povoleny",
  "contains a colon, which a user name cannot": "obsahuje dvojtečku, což uživatelské jméno nesmí",
  "is empty": "je prázdný",
  "is not a private key in PEM (PKCS#8), which begins with `-----BEGIN PRIVATE KEY-----`, nor a private JWK":
    "není soukromý klíč v PEM (PKCS#8), který začíná `-----BEGIN PRIVATE KEY-----`, ani soukromý JWK",
  "contains line breaks or other control characters, which are not allowed in a request":
    "obsahuje konce řádků nebo jiné řídicí znaky, které v požadavku nejsou povoleny",
  "begins with `Bearer`: store only the token": "začíná `Bearer`: uložte jen token",
  "contains characters that are not allowed in a header": "obsahuje znaky, které v hlavičce nejsou povoleny",
  "is not an absolute URL, such as https://auth.example.com/oauth/token":
    "není absolutní URL, například https://auth.example.com/oauth/token",
  "contains a user or password: store them as client_id and client_secret":
    "obsahuje uživatele nebo heslo: uložte je jako client_id a client_secret",
  "contains a certificate that cannot be read": "obsahuje certifikát, který nelze přečíst",
  "is not a PKCS#12 file (.pfx or .p12) in base64": "není soubor PKCS#12 (.pfx nebo .p12) v base64",
  "contains no private key": "neobsahuje soukromý klíč",
  "contains no certificate": "neobsahuje certifikát",
  "needs too many key derivation rounds. Convert it: `openssl pkcs12 -in FILE -out all.pem`, then `openssl pkcs12 -export -in all.pem -iter 2048 -out new.p12`":
    "potřebuje příliš mnoho kol odvození klíče. Převeďte ho: `openssl pkcs12 -in FILE -out all.pem`, potom `openssl pkcs12 -export -in all.pem -iter 2048 -out new.p12`",
  "cannot be opened: the passphrase is wrong, or the file is damaged or uses an unsupported encryption":
    "nelze otevřít: heslo je chybné, nebo je soubor poškozen či používá nepodporované šifrování",
  "is too large for a client certificate": "je na klientský certifikát příliš velký",
  'The secret "private_key" is not an RSA, elliptic curve (P-256, P-384, P-521) or Ed25519 key in PEM (PKCS#8) or as a JWK. Store it again.':
    "Tajný údaj „private_key“ není klíč RSA, eliptické křivky (P-256, P-384, P-521) ani Ed25519 v PEM (PKCS#8) ani JWK. Uložte ho znovu.",
  "The host «host» does not state its AWS region and service. State them in the document as `x-aws-sigv4`: {region, service}.":
    "Hostitel «host» neobsahuje region a službu AWS. Uveďte je v dokumentu jako `x-aws-sigv4`: {region, service}.",
  "is not a text in «encoding»": "není text v kódování «encoding»",
  "is too short for a signing key": "je na podpisový klíč příliš krátký",
  "No access token: the token endpoint «url» «What». Check client_id, «key» and token_url.":
    "Není přístupový token: koncový bod «url» «What». Zkontrolujte client_id, «key» a token_url.",
  "could not be reached («reason»)": "není dostupný («reason»)",
  "returned a token of a type other than Bearer": "vrátil token jiného typu než Bearer",
  "returned no token": "nevrátil token",
  "answered «status»": "odpověděl «status»",
  "No session: the login «What». Nothing else was sent. Check the user name and password of this connector.":
    "Není relace: přihlášení «What». Nic dalšího se neodeslalo. Zkontrolujte uživatelské jméno a heslo tohoto konektoru.",
  "was refused a few seconds ago": "bylo před chvílí odmítnuto",
  "is still running in another process": "ještě probíhá v jiném procesu",
  "could not be sent («reason»)": "nelze odeslat («reason»)",
  "returned no token at `«path»`": "nevrátilo token v `«path»`",

  "is required: the request needs a body": "je povinné: požadavek potřebuje tělo",
  "must be an object: the body is a form": "musí být objekt: tělo je formulář",
  "must be the XML document as text": "musí být dokument XML jako text",
  "contains a lone surrogate, which is not a valid character":
    "obsahuje osamocený surogát, což není platný znak",
  "must be base64 text: «what» is sent as bytes": "musí být text v base64: «what» se posílá jako bajty",
  'contains "." or ".." as a path segment, which would change the path':
    "obsahuje úsek „.“ nebo „..“, který by změnil cestu",
  "is used in the path but not declared as a parameter": "je v cestě, ale není deklarován jako parametr",
  "is required": "je povinné",
  "is required.": "je povinné.",
  "must not be empty: this would change the path": "nesmí být prázdné: změnilo by to cestu",
  "contains control characters": "obsahuje řídicí znaky",
  'The operation\'s server "«url»" is not an absolute URL.': "Server operace „«url»“ není absolutní URL.",
  "contains line breaks or control characters, which are not allowed in a header":
    "obsahuje konce řádků nebo řídicí znaky, které v hlavičce nejsou povoleny",
  "contains line breaks or control characters, which are not allowed in a cookie":
    "obsahuje konce řádků nebo řídicí znaky, které v cookie nejsou povoleny",
  'contains "«key»", which would change the request\'s method':
    "obsahuje „«key»“, což by změnilo metodu požadavku",
  "The URL has the origin «origin» instead of «expected».": "URL vede na «origin» místo «expected».",
  'contains "«key»", which is the name of another parameter':
    "obsahuje „«key»“, což je název jiného parametru",
  "The arguments are invalid: «Fault»": "Argumenty jsou neplatné: «Fault»",
  "The arguments for «operation» do not match its schema: «Fault»":
    "Argumenty pro «operation» neodpovídají schématu: «Fault»",
  "unknown fault": "neznámá chyba",
  "None of your active tools matches this request.":
    "Žádný z vašich aktivních nástrojů neodpovídá tomuto požadavku.",
  "An internal error occurred. The logs contain the details under the request id.":
    "Nastala vnitřní chyba. Podrobnosti jsou v záznamech pod ID požadavku.",
  "An internal error occurred.": "Nastala vnitřní chyba.",
  "No plugin executes «name».": "Žádný plugin neprovádí «name».",
  "A step without a call cannot be continued.": "V kroku bez volání nelze pokračovat.",
  "The run timed out before the call. Nothing was sent.": "Běh vypršel před voláním. Nic se neodeslalo.",
  "The run did not end within «n» steps.": "Běh neskončil do «n» kroků.",
  "This tool is not of the kind «kind».": "Tento nástroj není druhu «kind».",
  "The tool did not finish in time. It is unknown what it did until then.":
    "Nástroj neskončil včas. Není známo, co do té doby provedl.",
  "No value is stored for the secret «names». Nothing was sent.":
    "Hodnota tajného údaje «names» není uložena. Nic se neodeslalo.",
  "No value is stored for the secrets «names». Nothing was sent.":
    "Hodnoty tajných údajů «names» nejsou uloženy. Nic se neodeslalo.",
  "«operation» changes with version «version» of its document, which waits for the owner of the connector to accept or reject it. Nothing was sent.":
    "«operation» se mění s verzí «version» dokumentu, kterou musí vlastník konektoru přijmout nebo zamítnout. Nic se neodeslalo.",
  "«operation» has changed since this request began: its side effect was «planned» and is now «current». Nothing was sent. Send the request again to use the tool as it is now.":
    "«operation» se od začátku tohoto požadavku změnil: jeho účinek byl «planned» a nyní je «current». Nic se neodeslalo. Odešlete požadavek znovu a nástroj se použije v nynější podobě.",
  "«operation» has changed since this request began: its address, its arguments or what it sends is different now. Nothing was sent. Send the request again to use the tool as it is now.":
    "«operation» se od začátku tohoto požadavku změnil: co odesílá, kam, nebo jeho argumenty jsou nyní jiné. Nic se neodeslalo. Odešlete požadavek znovu a nástroj se použije v nynější podobě.",
  "There is no active tool «name». Use its tool_id or operation_id. Its connector must be active and included in connector_ids, and the agent's file must list the tool.":
    "Aktivní nástroj «name» neexistuje. Uveďte jeho tool_id nebo operation_id. Konektor musí být aktivní a v connector_ids a soubor agenta musí nástroj uvádět.",
  "Your catalogue contains «operation» of a version of «name» other than «version». List the plugins (GET /functions/v1/tools/plugins) to update the catalogue, and try again.":
    "Váš katalog obsahuje «operation» z jiné verze pluginu «name» než «version». Otevřete seznam pluginů, katalog se tím aktualizuje, a zkuste to znovu.",
  "The tool of this call was deleted. Nothing was sent.":
    "Nástroj tohoto volání byl smazán. Nic se neodeslalo.",
  "The call failed.": "Volání selhalo.",
  "you have no connector «id»": "konektor «id» nemáte",
  "This idempotency key was used for another request. Use a new key.":
    "Tento klíč idempotence byl použit pro jiný požadavek. Použijte nový.",
  "A request with this idempotency key is still running. Repeat it in «seconds» seconds with the same key.":
    "Požadavek s tímto klíčem idempotence ještě běží. Zopakujte ho za «seconds» s se stejným klíčem.",
  "The request with this idempotency key failed after its write had begun. «Known» It is not repeated. Check the API itself, and use a new key if the write must be repeated.":
    "Požadavek s tímto klíčem idempotence selhal po zahájení zápisu. «Known» Neopakuje se. Zkontrolujte stav přímo v API; má-li se zápis opakovat, použijte nový klíč.",
  "It is unknown whether the API carried it out.": "Není známo, zda ho API provedlo.",
  "The audit log contains its outcome («outcome»), but its answer is lost.":
    "Výsledek je v auditním záznamu («outcome»), ale odpověď je ztracena.",
  "Another run has taken over this idempotency key. Nothing was sent.":
    "Tento klíč idempotence převzal jiný běh. Nic se neodeslalo.",
  "Another run has taken over this idempotency key. This one stops.":
    "Tento klíč idempotence převzal jiný běh. Tento končí.",
  "Test the connection of «name»": "Ověření připojení „«name»“",
  "The server answers («status»).": "Server odpovídá («status»).",
  "The server answers with status «status».": "Server odpovídá stavem «status».",
  "The server answers.": "Server odpovídá.",
  "An access token was accepted; no operation was called.":
    "Přístupový token byl vydán; žádná operace se nevolala.",
  "The client certificate was sent; no operation was called.":
    "Klientský certifikát byl odeslán; žádná operace se nevolala.",
  "The credentials were not tested, because every read operation requires arguments.":
    "Přístupové údaje se neověřily, protože každé čtení vyžaduje argumenty.",
  "The credentials were not tested, because this API key lacks the scope agent:query and so cannot call operations.":
    "Přístupové údaje se neověřily, protože tento API klíč nemá oprávnění agent:query, a nemůže tedy volat operace.",
  "No operation says whose account it is. Choose one with `identity_operation` of the connector: a read without required arguments.":
    "Žádná operace neuvádí, čí účet to je. Vyberte ji na stránce konektoru: čtení bez povinných argumentů.",
  "«operation» would say whose account it is, but came with a document of an API key without the scope agent:query, or of a source that was checked automatically. It is not called before a user or a key with that scope chooses it with `identity_operation` of the connector.":
    "«operation» by uvedla, čí účet to je, ale přišla s dokumentem od API klíče bez oprávnění agent:query nebo ze zdroje, který se kontroloval automaticky. Nebude se volat, dokud ji uživatel nebo klíč s tímto oprávněním nevybere na stránce konektoru.",
  "The API answered, without the name of an account.": "API odpovědělo, ale bez názvu účtu.",
  "(withheld: the API's message contains a part of a secret)":
    "(skryto: zpráva API obsahuje část tajného údaje)",

  "missing required field `«name»`": "chybí povinné pole `«name»`",
  "missing field `«name»`, required together with `«other»`":
    "chybí pole `«name»`, povinné spolu s `«other»`",
  "unknown field `«name»`": "neznámé pole `«name»`",
  "unknown field `«name»`; none are allowed here": "neznámé pole `«name»`; zde nejsou povolena žádná",
  "unknown field `«name»`; allowed: «names»": "neznámé pole `«name»`; povolena: «names»",
  "«Field» must be of type «types»": "«Field»: typ musí být «types»",
  "«Field» must be one of: «values»": "«Field»: povolené hodnoty jsou «values»",
  "«Field» must be a valid «format»": "«Field»: hodnota neodpovídá formátu «format»",
  'field `«name»` must be "«value»"': 'pole `«name»` musí mít hodnotu "«value»"',
  "field `«name»` «Rule»": "pole `«name»` «Rule»",
  "the arguments «Rule»": "argumenty «Rule»",
  "field `«name»`": "pole `«name»`",
  "the arguments": "argumenty",
  "this tool accepts no arguments at all": "tento nástroj nepřijímá žádné argumenty",
  "must not hold the same item twice": "nesmí obsahovat tutéž položku dvakrát",
  "the arguments contain more than 100,000 values": "argumenty obsahují více než 100 000 hodnot",
  "the arguments are nested more than 100 deep": "argumenty jsou zanořeny hlouběji než 100 úrovní",
  "the arguments contain too much text to be checked against the tool's patterns":
    "argumenty obsahují příliš mnoho textu na ověření podle vzorů nástroje",
  "a value of «n» characters is too long to be checked against the pattern `«pattern»`: at most «longest» are possible":
    "hodnota o «n» znacích je na ověření podle vzoru `«pattern»` příliš dlouhá: možných je nejvýše «longest»",
  "The API answered.": "API odpovědělo.",
  "The API answered («status»).": "API odpovědělo («status»).",
  "No value is stored for the «what» «names». Nothing was sent.":
    "Hodnoty nejsou uloženy: «names». Nic se neodeslalo.",
  "The run has no call to answer with.": "Běh nemá volání, kterým by odpověděl.",
};
