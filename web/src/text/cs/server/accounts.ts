import type { Messages } from "../../match-messages.ts";

/** Sign-in, API keys, approvals, connections to accounts of an API, and settings. */
export const accounts: Messages = {
  "Send `Authorization: Bearer <token>` with a user token or an API key (tg_…).":
    "Pošlete `Authorization: Bearer <token>` s tokenem uživatele nebo API klíčem (tg_…).",
  "An application that acts for a user cannot use «scope»: it may send queries, run tools and use the memory. Sign in to do this.":
    "Aplikace, která jedná za uživatele, nesmí používat «scope»: smí posílat dotazy, spouštět nástroje a používat paměť. Přihlaste se.",
  "«what» can only be managed by a signed-in user, not with an API key.":
    "«what» může spravovat jen přihlášený uživatel, ne API klíč.",
  "This token is not associated with a user.": "Tento token nepatří žádnému uživateli.",
  "`«name»` is not an id (a UUID).": "`«name»` není ID (UUID).",
  "must be an id (a UUID)": "musí být ID (UUID)",
  "The bearer token is neither a user token nor an API key (tg_…).":
    "Token není token uživatele ani API klíč (tg_…).",
  "The user token is not valid or has expired. Sign in again.":
    "Token uživatele je neplatný nebo vypršel. Přihlaste se znovu.",
  "This token does not belong to a signed-in user.": "Tento token nepatří přihlášenému uživateli.",
  "The Auth server cannot be reached.": "Přihlašovací server není dostupný.",
  "The account of this token was deleted.": "Účet tohoto tokenu byl smazán.",
  "A user token acts for its own user_id only; for others use an API key of the site's owner.":
    "Token uživatele jedná jen za vlastní user_id; za jiné použijte API klíč vlastníka prostoru.",
  "Applications that act for a person use the functions of Toolgate, not the Data API.":
    "Aplikace, které jednají za člověka, používají funkce Toolgate, ne Data API.",
  "The identity provider «issuer» cannot be used: «Reason».":
    "Poskytovatele identity «issuer» nelze použít: «Reason».",
  "it publishes keys that cannot be used": "zveřejňuje klíče, které nelze použít",
  "The token has expired. Sign in again.": "Token vypršel. Přihlaste se znovu.",
  "The token's signature is not its provider's.": "Podpis tokenu není od jeho poskytovatele.",
  "The token is not a well-formed signed JWT.": "Token není správně utvořený podepsaný JWT.",
  "The token is not valid yet.": "Token ještě neplatí.",

  "This API key belongs to another agent.": "Tento API klíč patří jinému agentovi.",
  "This API key is bound to connections and does not belong to this agent: it cannot use its sessions.":
    "Tento API klíč je vázán na připojení a nepatří tomuto agentovi: jeho relace nemůže použít.",
  "This API key belongs to the agent «agent», whose file rules what it does: it cannot use «what».":
    "Tento API klíč patří agentovi «agent», jehož soubor určuje, co smí: «what» používat nemůže.",
  "This API key belongs to the agent «agent», whose file rules what it does: it cannot change instructions.":
    "Tento API klíč patří agentovi «agent», jehož soubor určuje, co smí: pokyny měnit nemůže.",
  "This API key expired. Create a new one under API keys.":
    "Tento API klíč vypršel. Vytvořte nový v části API klíče.",
  "This API key is bound to another connection. Use a key of this connection.":
    "Tento API klíč je vázán na jiné připojení. Použijte klíč tohoto připojení.",
  "This API key is bound to connections. This tool uses the secrets of its owner: use another key.":
    "Tento API klíč je vázán na připojení. Tento nástroj používá tajné údaje vlastníka: použijte jiný klíč.",
  "This API key is bound to connections: it cannot use «what».":
    "Tento API klíč je vázán na připojení: «what» používat nemůže.",
  "This API key is unknown or was revoked. Create a new one under API keys.":
    "Tento API klíč není známý nebo byl zneplatněn. Vytvořte nový v části API klíče.",
  "This API key is unknown.": "Tento API klíč není známý.",
  "This API key lacks the scope «scope».": "Tento API klíč nemá oprávnění «scope».",
  "This API key may use connections of end users only. Name one with `end_user`.":
    "Tento API klíč smí používat jen připojení koncových uživatelů. Uveďte ho jako `end_user`.",
  "With this API key a person signed in to Toolgate decides, not the MCP client.":
    "S tímto API klíčem rozhoduje člověk přihlášený do Toolgate, ne klient MCP.",
  "You have no API key with this id.": "API klíč s tímto ID nemáte.",
  "The API key that requested this call was revoked or has expired. The call is not executed.":
    "API klíč, který o toto volání požádal, byl zneplatněn nebo vypršel. Volání se neprovede.",
  "The API key of this run was revoked or has expired in the meantime. The run ends.":
    "API klíč tohoto běhu byl mezitím zneplatněn nebo vypršel. Běh končí.",
  "The agent that requested this call was deleted together with its limits. The call is not executed.":
    "Agent, který o toto volání požádal, byl smazán i se svými limity. Volání se neprovede.",
  "kb.search reads the memory: this API key lacks the scope memory:read.":
    "kb.search čte paměť: tento API klíč nemá oprávnění memory:read.",
  "lies in the past": "je v minulosti",
  "cannot be combined with connection_id: send one of them":
    "nelze kombinovat s connection_id: pošlete jen jedno",
  "is not for keys that are bound to connections": "není pro klíče vázané na připojení",
  "This «who» may make «n» calls a minute. Try again in «seconds» seconds.":
    "Povoleno je «n» volání za minutu («who»). Zkuste to znovu za «seconds» s.",

  "«summary» A person must approve this first. Then repeat the query with this approval_id.":
    "«summary» Nejdřív to musí někdo schválit. Potom dotaz zopakujte s tímto approval_id.",
  "«summary» A person must approve this first. Then repeat the query with this approval_id. The approval you gave is for another call.":
    "«summary» Nejdřív to musí někdo schválit. Potom dotaz zopakujte s tímto approval_id. Uvedené schválení patří k jinému volání.",
  "«summary» A person must approve this on Toolgate's page.":
    "«summary» Musí to někdo schválit na stránce Toolgate.",
  "This call may not be made: its approval was «State».":
    "Toto volání nelze provést: jeho schválení má stav «State».",
  "This call may not be made: its approval has expired.":
    "Toto volání nelze provést: jeho schválení vypršelo.",
  rejected: "zamítnuto",
  used: "použito",
  "This call was approved and started, but did not finish: it is unknown whether it was carried out. Check the API itself.":
    "Toto volání bylo schváleno a zahájeno, ale neskončilo: není známo, zda se provedlo. Zkontrolujte stav přímo v API.",
  "This call was approved and is being carried out. Try again in a moment.":
    "Toto volání bylo schváleno a právě probíhá. Zkuste to za chvíli.",
  "This call was executed already, or is being executed.": "Toto volání už proběhlo, nebo právě probíhá.",
  "The policy for this call was not loaded. Nothing was sent.":
    "Pravidla pro toto volání se nenačetla. Nic se neodeslalo.",
  "This approval was already decided or has expired.": "O tomto schválení už bylo rozhodnuto, nebo vypršelo.",
  "There is no approval with this id.": "Schválení s tímto ID neexistuje.",
  "An agent cannot decide about its own calls. A person must, or a key that is not the agent's.":
    "Agent nemůže rozhodovat o vlastních voláních. Musí rozhodnout člověk, nebo klíč, který agentovi nepatří.",
  "«n» approvals are waiting already. Decide about some of them first.":
    "Na schválení už čeká «n» volání. Nejdřív o některých rozhodněte.",
  "a rejected call is never carried out": "zamítnuté volání se nikdy neprovede",
  "must be one of «values»": "musí mít jednu z hodnot «values»",
  "Members are e-mail addresses or ids of accounts.": "Členové se uvádějí e-mailovou adresou nebo ID účtu.",
  "must be an e-mail address or the id of an account": "musí být e-mailová adresa nebo ID účtu",
  "You are not a member of a group with this name.": "Nejste členem skupiny s tímto názvem.",
  "You have no approver group with this name.": "Skupinu schvalovatelů s tímto názvem nemáte.",
  "No webhook is set up.": "Žádný webhook není nastaven.",

  "The authorization server's metadata at «url» cannot be used. Check the address in the document, or store authorization_url and token_url.":
    "Metadata autorizačního serveru na «url» nelze použít. Zkontrolujte adresu v dokumentu, nebo uložte authorization_url a token_url.",
  "The authorization server's metadata states no «name».": "Metadata autorizačního serveru neuvádějí «name».",
  "The «name» of this connector must be an https URL without user and fragment.":
    "«name» tohoto konektoru musí být URL https bez uživatele a fragmentu.",
  "is for connectors whose document does not say where users sign in. This one does: change it with an overlay":
    "je pro konektory, jejichž dokument neuvádí, kde se uživatelé přihlašují. Tento to uvádí: změňte to překryvem",
  "is not a known provider: GET /functions/v1/connections/providers lists them": "není známý poskytovatel",
  "must be the part of the provider's host that is yours: letters, digits and hyphens":
    "musí být vaše část jména hostitele u poskytovatele: písmena, číslice a spojovníky",
  "needs `end_user` or `name`: whose connection the link makes":
    "potřebuje `end_user` nebo `name`: čí připojení odkaz vytvoří",
  "must be an https URL without user, or http on this machine":
    "musí být URL https bez uživatele, nebo http na tomto počítači",
  "is required: this API is signed in to": "je povinné: k tomuto API se přihlašuje",
  "The API goes to other hosts than the page showed. Nothing was stored. Open the link again.":
    "API směřuje k jiným hostitelům, než stránka ukázala. Nic se neuložilo. Otevřete odkaz znovu.",
  "This link is unknown, was used already, has expired or was revoked. Ask for a new one.":
    "Tento odkaz není známý, byl už použit, vypršel nebo byl zneplatněn. Požádejte o nový.",
  "This link was used, has expired or was revoked. Ask for a new one.":
    "Tento odkaz byl použit, vypršel nebo byl zneplatněn. Požádejte o nový.",
  "«Reason». Sign in at «url» and repeat the request.":
    "«Reason». Přihlaste se na «url» a požadavek zopakujte.",
  "There is no such connection": "Takové připojení neexistuje",
  "The connection must be signed in again": "K připojení je třeba se znovu přihlásit",
  "The sign-in has expired": "Přihlášení vypršelo",
  "The connector now calls another server than the one that was signed in for":
    "Konektor teď volá jiný server, než ke kterému se uživatel přihlásil",
  "There is no such connection, or its secrets must be entered again. Do so at «url» and repeat the request.":
    "Takové připojení neexistuje, nebo je třeba znovu zadat jeho tajné údaje. Zadejte je na «url» a požadavek zopakujte.",
  "The access token has expired, and the authorization server does not refresh it at present. Try again later.":
    "Přístupový token vypršel a autorizační server ho teď neobnovuje. Zkuste to později.",
  "This provider is not known to offer sign-ins on another device (RFC 8628). Sign in with a browser.":
    "U tohoto poskytovatele není známo přihlášení na jiném zařízení (RFC 8628). Přihlaste se v prohlížeči.",
  "The provider did not begin a sign-in on another device.":
    "Poskytovatel přihlášení na jiném zařízení nezahájil.",
  "The provider's page for the code is not an https address.":
    "Stránka poskytovatele pro zadání kódu není adresa https.",
  'The secret "client_id" is not stored, and the provider does not register clients by itself. Register a client with the provider and store its client_id for this connector.':
    "Tajný údaj „client_id“ není uložen a poskytovatel klienty sám neregistruje. Zaregistrujte u něj klienta a uložte jeho client_id u tohoto konektoru.",
  "The provider did not register a client. Register one in its developer console, and store its client_id for this connector.":
    "Poskytovatel klienta nezaregistroval. Zaregistrujte ho v jeho vývojářské konzoli a uložte client_id u tohoto konektoru.",
  "The authorization server refused the refresh token.": "Autorizační server odmítl obnovovací token.",
  "The account is connected. You can close this page.": "Účet je připojen. Stránku můžete zavřít.",
  "The provider did not give access. Begin the sign-in again to try once more.":
    "Poskytovatel přístup neudělil. Zahajte přihlášení znovu.",
  "This sign-in is unknown, was finished already or has expired. Begin it again.":
    "Toto přihlášení není známé, už skončilo nebo vypršelo. Zahajte ho znovu.",
  "The provider's answer could not be used. Begin the sign-in again.":
    "Odpověď poskytovatele nelze použít. Zahajte přihlášení znovu.",
  "This connection was removed meanwhile.": "Toto připojení bylo mezitím odebráno.",
  "This connector does not ask for: «ids»": "Tento konektor nepožaduje: «ids»",
  "This connector does not sign in: its auth type is «type». Send the `secrets` of the connection instead.":
    "Tento konektor se nepřihlašuje: má typ ověření «type». Zadejte místo toho tajné údaje připojení.",
  "This connector has no connections: its auth type is «type».":
    "Tento konektor nemá připojení: má typ ověření «type».",
  "Connections of this connector have no secrets: its auth type is «type».":
    "Připojení tohoto konektoru nemají tajné údaje: má typ ověření «type».",
  "The default connection is the connector itself. Give this connection another name.":
    "Výchozí připojení je samotný konektor. Pojmenujte toto připojení jinak.",
  "The default connection is the connector itself: store its secrets, or give this connection a name.":
    "Výchozí připojení je samotný konektor: uložte jeho tajné údaje, nebo toto připojení pojmenujte.",
  "These are not the secrets of a connection.": "Toto nejsou tajné údaje připojení.",
  "The identity operation must be a read (GET) of this connector that uses credentials and has no required arguments.":
    "Operace, která pojmenuje účet, musí být čtení (GET) tohoto konektoru s přístupovými údaji a bez povinných argumentů.",
  "«n» links are open already. Revoke some, or wait until they expire.":
    "Otevřených odkazů už je «n». Některé zneplatněte, nebo počkejte, až vyprší.",
  "«n» sign-ins are waiting already. They end after 10 minutes.":
    "Na dokončení už čeká «n» přihlášení. Skončí po 10 minutách.",
  "You have «n» connections already. Remove some first.": "Máte už «n» připojení. Nejdřív některá odeberte.",
  "You have no connect link with this id.": "Odkaz k připojení s tímto ID nemáte.",
  "The connection of an end user cannot be the default: calls must name the end user.":
    "Připojení koncového uživatele nemůže být výchozí: volání musí koncového uživatele uvést.",
  "A connector that signs in needs a default connection: make another one the default instead.":
    "Konektor s přihlášením potřebuje výchozí připojení: nastavte místo toho jako výchozí jiné.",
  "Another connection is the default now.": "Výchozí je teď jiné připojení.",
  "You have no connection with this id.": "Připojení s tímto ID nemáte.",
  "You have no connector with this id.": "Konektor s tímto ID nemáte.",
  "This connector has no operation with this id.": "Tento konektor nemá operaci s tímto ID.",
  "«id» counts as a «effect»: only a signed-in user may make it a «other».":
    "«id» se považuje za «effect»: na «other» to může změnit jen přihlášený uživatel.",

  "must be an http(s) URL, such as https://api.openai.com/v1":
    "musí být URL http(s), například https://api.openai.com/v1",
  "must not contain a user or a password; enter the key as `key`":
    "nesmí obsahovat uživatele ani heslo; klíč zadejte do pole pro klíč",
  "must not contain a query or a fragment": "nesmí obsahovat dotaz ani fragment",
  "must end before «ending», which Toolgate adds": "musí končit před «ending», které doplní Toolgate",
  "must be the key alone: no spaces, line breaks or letters with accents":
    "musí být samotný klíč: bez mezer, konců řádků a písmen s diakritikou",
  "is required with base_url": "je s base_url povinné",
  "is required with key": "je s klíčem povinné",
  "at most «most», the limit of this installation": "nejvýše «most», limit této instalace",
  "Set a model endpoint of the account first: its address and key are used for the embeddings.":
    "Nejdřív nastavte koncový bod modelu: jeho adresa a klíč se použijí i pro embeddingy.",
  "returns vectors of «n» numbers; at most «most» are supported":
    "vrací vektory o «n» číslech; podporováno je nejvýše «most»",
  'contains only words such as "the" and "what"; add a noun or a verb':
    "obsahuje jen slova jako „the“ a „what“; přidejte podstatné jméno nebo sloveso",
  "has «n» words; use at most «most» that all such questions contain":
    "má «n» slov; použijte nejvýše «most», která takové dotazy obsahují vždy",
  "The model endpoint of this account was changed in the meantime: try again.":
    "Koncový bod modelu tohoto účtu se mezitím změnil: zkuste to znovu.",
  "The model endpoint answered HTTP «status». «Advice»":
    "Koncový bod modelu odpověděl HTTP «status». «Advice»",
  "The model endpoint answered HTTP «status»: «said» «Advice»":
    "Koncový bod modelu odpověděl HTTP «status»: «said» «Advice»",
  "Check the key in Settings.": "Zkontrolujte klíč v Nastavení.",
  "Check the base URL in Settings, which usually ends in /v1, and the name of the model.":
    "Zkontrolujte v Nastavení základní URL, která obvykle končí /v1, a název modelu.",
  "Check the base URL in Settings, which usually ends in /v1. If the endpoint has no list of models, enter the name of a model.":
    "Zkontrolujte v Nastavení základní URL, která obvykle končí /v1. Pokud koncový bod nemá seznam modelů, zadejte název modelu.",
  "Its limit is reached: try again later, or check the account at the provider.":
    "Jeho limit je vyčerpán: zkuste to později, nebo zkontrolujte účet u poskytovatele.",
  "It failed on its side: try again later.": "Selhal na své straně: zkuste to později.",
  "It redirects to another address: enter that one in Settings.":
    "Přesměrovává na jinou adresu: zadejte ji v Nastavení.",
  "Check the base URL and the name of the model in Settings.":
    "Zkontrolujte v Nastavení základní URL a název modelu.",
  "The model endpoint did not answer within «ms» ms.": "Koncový bod modelu neodpověděl do «ms» ms.",
  "The request to the model endpoint was aborted.": "Požadavek na koncový bod modelu byl přerušen.",
  "The model endpoint could not be reached; check OPENAI_BASE_URL.":
    "Koncový bod modelu není dostupný; zkontrolujte OPENAI_BASE_URL.",
  "The model endpoint answered with an error: «said»": "Koncový bod modelu odpověděl chybou: «said»",
  "The model endpoint's answer is not a «what».": "Odpověď koncového bodu modelu není platná («what»).",
  "The model endpoint may not be called. «Reason»": "Koncový bod modelu se nesmí volat. «Reason»",
  "The model endpoint did not answer in time.": "Koncový bod modelu neodpověděl včas.",
  "The model endpoint's answer is too large.": "Odpověď koncového bodu modelu je příliš velká.",
  "The model endpoint's answer is not valid HTTP.": "Odpověď koncového bodu modelu není platné HTTP.",
  "The model endpoint could not be reached. «Reason»": "Koncový bod modelu není dostupný. «Reason»",
  "The model endpoint answered without a message.": "Koncový bod modelu odpověděl bez zprávy.",
  "The model endpoint's answer is incomplete.": "Odpověď koncového bodu modelu je neúplná.",
  "The model returned no corrected arguments.": "Model nevrátil opravené argumenty.",
  "The model gave no usable answer: «problem».": "Model nedal použitelnou odpověď: «problem».",
  "The request to the model failed.": "Požadavek na model selhal.",
  "The model answered neither with text nor with a call.": "Model neodpověděl textem ani voláním.",
  "The model answered neither with text nor with a call: «why».":
    "Model neodpověděl textem ani voláním: «why».",
  "The embedding endpoint returned an unusable answer: «problem».":
    "Koncový bod embeddingů vrátil nepoužitelnou odpověď: «problem».",
  "The embedding endpoint did not answer in time several times, so it is not asked for a while.":
    "Koncový bod embeddingů několikrát včas neodpověděl, a proto se ho teď nějakou dobu neptáme.",
  "The built-in embedding model failed.": "Vestavěný model embeddingů selhal.",
  "The built-in embedding model returned no usable vector.":
    "Vestavěný model embeddingů nevrátil použitelný vektor.",
  "Supabase.ai is not available here: the embedder `supabase` needs the Supabase Edge Runtime.":
    "Supabase.ai zde není dostupné: `supabase` vyžaduje Supabase Edge Runtime.",
  "No model is configured: set an endpoint under Settings, or OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) for everyone.":
    "Není nastaven model: nastavte koncový bod v Nastavení, nebo OPENAI_API_KEY (a OPENAI_BASE_URL, LLM_MODEL) pro všechny.",

  "You have no run with this id.": "Běh s tímto ID nemáte.",
  "You have no run with this id that waits; a run waits for a day.":
    "Čekající běh s tímto ID nemáte; běh čeká jeden den.",
  "You have no question rule with this id. It may have been deleted already.":
    "Pravidlo s tímto ID nemáte. Možná už bylo smazáno.",
  "You have «n» question rules, the most that are possible. Delete some of them.":
    "Máte «n» pravidel, což je nejvyšší počet. Některá smažte.",
  "Your evaluation set has «n» questions, the most that are possible. Remove some of them.":
    "Vaše testovací sada má «n» dotazů, což je nejvyšší počet. Některé odeberte.",
  "Your evaluation set has no question with this id. It may have been removed already.":
    "V testovací sadě dotaz s tímto ID není. Možná už byl odebrán.",
  "Only a question that was answered with one call of a tool that still exists can be added.":
    "Přidat lze jen dotaz, na který odpovědělo jedno volání nástroje, který stále existuje.",
  "The question has more than 8,000 characters, or its arguments more than 64 KiB.":
    "Dotaz má více než 8 000 znaků, nebo jeho argumenty více než 64 KiB.",
  "This question came with known values (user_context_data), which are not stored. Ask it with the values in its words, and add that run.":
    "Dotaz přišel se známými hodnotami (user_context_data), které se neukládají. Položte ho s hodnotami v textu a přidejte ten běh.",
  "This run answered a question of Toolgate. Ask everything in one question, and add that run.":
    "Tento běh odpověděl na otázku Toolgate. Položte vše jedním dotazem a přidejte ten běh.",

  "its discovery document names the issuer «issuer»; write that into OIDC_ISSUERS":
    "jeho dokument uvádí vydavatele «issuer»; zapište ho do OIDC_ISSUERS",
  "its discovery document names no jwks_uri": "jeho dokument neuvádí jwks_uri",
  "«url» cannot be reached («reason»)": "«url» není dostupné («reason»)",
  "«url» answered «status»": "«url» odpovědělo «status»",
  "«url» answered no JSON object": "«url» neodpovědělo objektem JSON",
  'The token\'s "sub" is not 1 to 255 ASCII characters.': "„sub“ tokenu nemá 1 až 255 znaků ASCII.",
  "The token's algorithm is not accepted: its provider must sign with an asymmetric one such as RS256, ES256 or EdDSA.":
    "Algoritmus tokenu se nepřijímá: poskytovatel musí podepisovat asymetricky, například RS256, ES256 nebo EdDSA.",
  "The token is signed with a key that its provider does not publish. Sign in again.":
    "Token je podepsán klíčem, který poskytovatel nezveřejňuje. Přihlaste se znovu.",
  "The token does not say which of its provider's keys signed it (kid).":
    "Token neuvádí, kterým klíčem poskytovatele je podepsán (kid).",
  'The token is not for this service: its "aud" does not contain "«audience»". Ask the provider for this audience.':
    "Token není pro tuto službu: jeho „aud“ neobsahuje „«audience»“. Vyžádejte ho u poskytovatele.",
  'The token\'s "«claim»" is missing or not valid.': "„«claim»“ tokenu chybí nebo je neplatné.",

  "Your account would store «n» bytes; it may store «most». Delete some, or ask whoever runs this installation to raise the quota.":
    "Váš účet by ukládal «n» bajtů; smí ukládat «most». Něco smažte, nebo požádejte správce této instalace o vyšší limit.",
  "Your account would have «n» «Quota»; it may have «most». Delete some, or ask whoever runs this installation to raise the quota.":
    "Účet by překročil limit: «Quota» by bylo «n», povoleno je «most». Něco smažte, nebo požádejte správce této instalace o vyšší limit.",
  connectors: "konektorů",
  operations: "operací",
  keys: "API klíčů",
  tools: "nástrojů",
  documents: "dokumentů",
};
