import type { Messages } from "../../match-messages.ts";

/** Differences between versions of a document, checks of its source, and overlays. */
export const versions: Messages = {
  "is not the request of a slice": "není požadavek na zpracování části",
  "no server": "žádný server",
  "it was «before» and is «after»": "bylo «before», nyní je «after»",
  "calls went to «before» and go to «after»": "volání šla na «before», nyní jdou na «after»",
  "it counted as a «before» and counts as a «after»": "považovalo se za «before», nyní za «after»",
  "its summary, description or tags changed": "změnil se souhrn, popis nebo značky",
  "the secrets that are sent, or the signature, changed": "změnily se posílané tajné údaje nebo podpis",
  "another way to sign in is accepted": "přijímá se další způsob přihlášení",
  "the accepted ways to sign in, or their scopes, changed":
    "změnily se přijímané způsoby přihlášení nebo jejich oprávnění",
  "what Toolgate sends by an extension of the document changed":
    "změnilo se, co Toolgate posílá podle rozšíření dokumentu",
  "the parameter was removed": "parametr byl odebrán",
  "the parameter became required": "parametr je nově povinný",
  "the parameter became optional": "parametr je nově nepovinný",
  "the parameter is written in another way": "parametr se zapisuje jinak",
  "its description changed": "změnil se popis",
  "the required parameter was added": "přibyl povinný parametr",
  "the parameter was added": "přibyl parametr",
  "a required body was added": "přibylo povinné tělo",
  "a body was added": "přibylo tělo",
  "the body was removed": "tělo bylo odebráno",
  "the body became required": "tělo je nově povinné",
  "the body became optional": "tělo je nově nepovinné",
  "the media type «type» was removed": "typ obsahu «type» byl odebrán",
  "the media type «type» was added": "přibyl typ obsahu «type»",
  "the response was removed": "odpověď byla odebrána",
  "the response was added": "přibyla odpověď",
  "its texts or its default changed": "změnily se texty nebo výchozí hodnota",
  "its type was «before» and is «after»": "typ byl «before», nyní je «after»",
  "it is limited to «values»": "je omezeno na «values»",
  "it is no longer limited to a list of values": "už není omezeno na seznam hodnot",
  "the values «values» were removed": "odebrány hodnoty «values»",
  "the values «values» were added": "přibyly hodnoty «values»",
  "«key» was «before» and is «after»": "«key» bylo «before», nyní je «after»",
  "the property «name» was removed": "vlastnost «name» byla odebrána",
  "the required property «name» was added": "přibyla povinná vlastnost «name»",
  "the property «name» was added": "přibyla vlastnost «name»",
  "the property «name» became required": "vlastnost «name» je nově povinná",
  "the property «name» became optional": "vlastnost «name» je nově nepovinná",
  "it no longer accepts other properties": "další vlastnosti už nepřijímá",
  "it accepts other properties": "přijímá další vlastnosti",
  "other properties are limited by a schema": "další vlastnosti omezuje schéma",
  "it has too many parts to be compared": "má příliš mnoho částí na porovnání",
  "it became a choice of several schemas": "je to nově výběr z několika schémat",
  "it is no longer a choice of several schemas": "už to není výběr z několika schémat",
  "«n» of its alternatives were removed or changed": "odebrané nebo změněné alternativy: «n»",
  "«n» alternatives were added or changed": "přidané nebo změněné alternativy: «n»",

  "Versions of documents above 8 MB are accepted or rejected as a whole.":
    "Verze dokumentů nad 8 MB se přijímají nebo zamítají jako celek.",
  "The compatible changes of this version cannot be applied on their own: they share a path, a definition or security with the others. Accept or reject it as a whole.":
    "Kompatibilní změny této verze nelze použít samostatně: sdílejí s ostatními cestu, definici nebo zabezpečení. Přijměte nebo zamítněte ji jako celek.",
  "This version has no compatible changes.": "Tato verze nemá kompatibilní změny.",
  "This connector was not imported from an address, so there is nothing to check. Import it by URL.":
    "Tento konektor nebyl importován z adresy, takže není co kontrolovat. Importujte ho z URL.",
  'The title was "«before»" and is "«after»".': "Název byl „«before»“, nyní je „«after»“.",
  "Calls or credentials would go to «hosts». Secrets that would go elsewhere are deleted.":
    "Volání nebo přístupové údaje by směřovaly na «hosts». Tajné údaje, které by směřovaly jinam, se smažou.",
  "«fields» changed, which can decide how calls are authenticated.":
    "Změnilo se «fields», což může určovat ověření volání.",
  "The document is «n» times as large as before.": "Dokument je «n»krát větší než předtím.",
  "«n» operations would be removed.": "Počet operací, které by se odebraly: «n».",
  "Disabled operations would be enabled: «names».": "Zapnuly by se vypnuté operace: «names».",
  "An override would have no effect: «target». «Reason»": "Úprava by neměla účinek: «target». «Reason»",
  "This version is «state»: it cannot be «action».":
    "Tuto verzi (stav «state») nelze použít (akce «action»).",
  "This version would enable operations that a signed-in user disabled: «names». Only a signed-in user can store it. Nothing was stored.":
    "Tato verze by zapnula operace, které vypnul přihlášený uživatel: «names». Uložit ji může jen přihlášený uživatel. Nic se neuložilo.",
  "This version does not wait for a decision.": "Tato verze nečeká na rozhodnutí.",
  "This version is no longer waiting: it was accepted, withdrawn or dropped. List the versions again.":
    "Tato verze už nečeká: byla přijata, stažena nebo zrušena. Načtěte verze znovu.",
  "The document was changed meanwhile. Look at the proposal again.":
    "Dokument byl mezitím změněn. Podívejte se na návrh znovu.",
  "This version was decided or replaced meanwhile. Look at the versions again.":
    "O této verzi se mezitím rozhodlo, nebo byla nahrazena. Načtěte verze znovu.",
  "This connector has no such version.": "Tento konektor takovou verzi nemá.",

  "The overlay adds too much text to the document.": "Překryv přidává do dokumentu příliš mnoho textu.",
  "The target selects nothing in this version of the document.": "Cíl v této verzi dokumentu nic nevybírá.",
  "It changes «what»: only the signed-in owner may change where calls go and how they sign in.":
    "Mění «what»: kam volání jdou a jak se přihlašují, smí měnit jen přihlášený vlastník.",
  "The document changed «what», which this overrides. The override is still in effect.":
    "Dokument změnil «what», co mění i vaše úprava. Úprava stále platí.",
  "The whole document cannot be removed.": "Celý dokument nelze odebrat.",
  "The target selects a plain value: select the object that contains it.":
    "Cíl vybírá prostou hodnotu: vyberte objekt, který ji obsahuje.",
  "The target selects an object, so `update` must be an object.":
    "Cíl vybírá objekt, proto `update` musí být objekt.",
  "The targets visit too many parts of the document. Name the paths they change.":
    "Cíle procházejí příliš mnoho částí dokumentu. Uveďte cesty, které mění.",
  "The target is longer than «most» characters.": "Cíl je delší než «most» znaků.",
  "A target starts with \"$\", e.g. $.paths['/pets'].get":
    "Cíl začíná znakem „$“, např. $.paths['/pets'].get",
  'A target may contain ".." only once.': "Cíl smí obsahovat „..“ jen jednou.",
  "A filter may not refer to the whole document ($).": "Filtr nesmí odkazovat na celý dokument ($).",
  "Functions are not supported in a filter.": "Funkce nejsou ve filtru podporovány.",
  'A filter may contain neither ".." nor a list of selectors.':
    "Filtr nesmí obsahovat „..“ ani seznam selektorů.",
  "«selector» is not supported in a filter: use names, indexes, * and filters.":
    "«selector» není ve filtru podporováno: použijte názvy, indexy, * a filtry.",
  "«selector» is not supported in a target: use names, indexes, * and filters.":
    "«selector» není v cíli podporováno: použijte názvy, indexy, * a filtry.",
  "The target is no valid JSONPath at its end.": "Cíl není platný JSONPath: chyba na konci.",
  "The target is no valid JSONPath at «place».": "Cíl není platný JSONPath: chyba u «place».",
  "The overlay has a fault at «pointer»: «Fault»": "Překryv má chybu v «pointer»: «Fault»",
  "is longer than «most» characters": "je delší než «most» znaků",
  "must be 1.0.0, the version of the OpenAPI Overlay Specification":
    "musí být 1.0.0, verze specifikace OpenAPI Overlay",
  "must be a list of actions": "musí být seznam akcí",
  "has more than «most» actions": "má více než «most» akcí",
  "must have a title and a version": "musí mít název a verzi",
  "is not a field of Overlay 1.0: use «fields»": "není pole Overlay 1.0: použijte «fields»",
  "must be an object with `target` and `update` or `remove`":
    "musí být objekt s `target` a `update` nebo `remove`",
  "has neither `update` nor `remove: true`": "nemá `update` ani `remove: true`",
  "has both `update` and `remove`: write two actions": "má `update` i `remove`: napište dvě akce",
  "must be a JSONPath, e.g. $.paths['/pets'].get": "musí být JSONPath, např. $.paths['/pets'].get",
  "`«group»` is no group: use all, writes, tag:NAME or path:/PATTERN*":
    "`«group»` není skupina: použijte all, writes, tag:NÁZEV nebo path:/VZOR*",
  "The operation has no argument `«name»`: it has «names».": "Operace nemá argument `«name»`: má «names».",
  "must be an object with `default`, `fixed`, `hidden` or `description`":
    "musí být objekt s `default`, `fixed`, `hidden` nebo `description`",
  "`«name»` is unknown: use «fields»": "`«name»` není známé: použijte «fields»",
  "`hidden` must be true or false": "`hidden` musí být true nebo false",
  "`description` must be a text": "`description` musí být text",
  "has both `fixed` and `default`: a fixed argument needs no default":
    "má `fixed` i `default`: pevný argument výchozí hodnotu nepotřebuje",
  "the value null means that the argument is absent: use `hidden`":
    "hodnota null znamená, že argument chybí: použijte `hidden`",
  "`«name»` is required: a hidden argument needs a `fixed` value":
    "`«name»` je povinný: skrytý argument potřebuje hodnotu `fixed`",
  "must be a path such as data.items, at most «most» characters":
    "musí být cesta jako data.items, nejvýše «most» znaků",
  "is unknown: use «fields»": "není známé: použijte «fields»",
  "must be an integer from «least» to «most»": "musí být celé číslo od «least» do «most»",
  "must be a list of at most 200 texts": "musí být seznam nejvýše 200 textů",
  "The overlay of this connector was changed meanwhile. Send the request again.":
    "Překryv tohoto konektoru se mezitím změnil. Odešlete požadavek znovu.",
  "The overlay of this connector was written by a signed-in user. Only a signed-in user can change it.":
    "Překryv tohoto konektoru napsal přihlášený uživatel. Změnit ho může jen přihlášený uživatel.",
};
