import type { Messages } from "../../match-messages.ts";

/** Faults and warnings of agent files. */
export const agents: Messages = {
  "The agent file has faults: line «line»: «Fault»": "Soubor agenta má chyby: řádek «line»: «Fault»",
  "The agent file has faults: «Fault»": "Soubor agenta má chyby: «Fault»",
  "The agent file is over 256 KiB.": "Soubor agenta je větší než 256 KiB.",
  "The list of tools is empty: the agent may use none at all.":
    "Seznam nástrojů je prázdný: agent nesmí používat žádný.",
  "`auto` holds on `dev` servers only; on a `prod` server a person approves each write.":
    "`auto` platí jen na serverech `dev`; na serveru `prod` schvaluje každý zápis člověk.",
  "`auto` is possible with `env: dev` only: in `prod` a person approves each write.":
    "`auto` je možné jen s `env: dev`: v `prod` schvaluje každý zápis člověk.",
  "The «what» `«name»` is listed twice, first as «pointer»: keep one.":
    "`«name»` («what») je uvedeno dvakrát, poprvé jako «pointer»: ponechte jen jedno.",
  "The text holds a NUL or half a character (a lone surrogate): take it out.":
    "Text obsahuje znak NUL nebo půl znaku (osamocený surogát): odstraňte ho.",
  "The user prompt must contain `{{user_input}}`: without it the agent never sees the question.":
    "Uživatelský prompt musí obsahovat `{{user_input}}`: bez něj agent dotaz neuvidí.",
  "The variable `{{«name»}}` is unknown; known are «names».":
    "Proměnná `{{«name»}}` není známá; známé jsou «names».",
  "The variable `{{«name»}}` is unknown; did you mean «names»?":
    "Proměnná `{{«name»}}` není známá; nemysleli jste «names»?",
  "`{{user_input}}` belongs into the user prompt only: in the «which» prompt the user's words would be instructions.":
    "`{{user_input}}` patří jen do uživatelského promptu: v promptu «which» by slova uživatele byla pokyny.",
  "`{{` is never closed: write `{{user_input}}`, or `{ {` for literal braces.":
    "`{{` není uzavřeno: napište `{{user_input}}`, nebo `{ {` pro doslovné závorky.",
  "There is no variable name between `{{` and `}}`: write `{{user_input}}`, or `{ {` for literal braces.":
    "Mezi `{{` a `}}` chybí název proměnné: napište `{{user_input}}`, nebo `{ {` pro doslovné závorky.",
  "`«one»` and `«other»` say the same in two units: keep one.":
    "`«one»` a `«other»` udávají totéž ve dvou jednotkách: ponechte jen jedno.",
  "An agent file is an object with fields such as `agent_id` and `tools`.":
    "Soubor agenta je objekt s poli jako `agent_id` a `tools`.",
  "The field `«name»` is missing.": "Chybí pole `«name»`.",
  "`«name»` is empty: give it a value or leave it out.":
    "`«name»` je prázdné: doplňte hodnotu, nebo ho vynechte.",
  "`«name»` must be one of «values».": "`«name»` musí mít jednu z hodnot «values».",
  "`«name»` must be a whole number from «least» to «most».":
    "`«name»` musí být celé číslo od «least» do «most».",
  "`«name»` must be a number from «least» to «most».": "`«name»` musí být číslo od «least» do «most».",
  "`«name»` must be an object with the fields «fields».": "`«name»` musí být objekt s poli «fields».",
  "`«name»` must be «value».": "`«name»` musí být «value».",
  "`«name»` «Rule».": "`«name»` «Rule».",
  "must be 1 to 100 letters, digits, dots, hyphens or underscores, a letter or digit first":
    "musí mít 1 až 100 písmen, číslic, teček, spojovníků nebo podtržítek a začínat písmenem nebo číslicí",
  "must be 1 to 40 lower-case letters, digits or underscores, a letter first":
    "musí mít 1 až 40 malých písmen, číslic nebo podtržítek a začínat písmenem",
  "must be an address such as `https://toolgate.example.com`, with nothing after it":
    "musí být adresa jako `https://toolgate.example.com` a nic za ní",
  "The field `«name»` is unknown; known here: «fields».":
    "Pole `«name»` není známé; zde jsou známá: «fields».",
  "The field `«name»` is unknown; did you mean «names»?": "Pole `«name»` není známé; nemysleli jste «names»?",
  "must be text": "musí být text",
  'must be text: write it in quotes, "«value»"': 'musí být text: napište ho v uvozovkách, "«value»"',
  "is «n» characters long: at most «most» are allowed": "má «n» znaků: povoleno je nejvýše «most»",
  "must not be empty": "nesmí být prázdné",
  "must match «pattern»": "musí odpovídat vzoru «pattern»",
  "holds more than «most» entries": "má více než «most» položek",
  "holds the same entry twice": "obsahuje tutéž položku dvakrát",
  "must be a list": "musí být seznam",
  "The file is empty: it needs `agent_id` and `tools`.": "Soubor je prázdný: potřebuje `agent_id` a `tools`.",
  "The file has more than «most» values: an agent file lists 500 tools at most.":
    "Soubor má více než «most» hodnot: soubor agenta uvádí nejvýše 500 nástrojů.",
  "The text holds several YAML documents: one file describes one agent.":
    "Text obsahuje několik dokumentů YAML: jeden soubor popisuje jednoho agenta.",
  "The text cannot be read as YAML or JSON.": "Text nelze přečíst jako YAML ani JSON.",
  "This is neither YAML nor JSON: «Fault».": "Toto není YAML ani JSON: «Fault».",
  "nested more than «most» levels deep": "zanoření hlubší než «most» úrovní",
  "A key must be plain text, no list, object or alias.":
    "Klíč musí být prostý text, ne seznam, objekt ani alias.",
  "The field `«name»` is written twice: keep one.": "Pole `«name»` je uvedeno dvakrát: ponechte jen jedno.",
  "Anchors and aliases are not used in agent files: write the value out.":
    "Kotvy a aliasy se v souborech agentů nepoužívají: napište hodnotu přímo.",
  "Tags (`!…`) are not used in agent files: quote a text, write a number plainly.":
    "Značky (`!…`) se v souborech agentů nepoužívají: text dejte do uvozovek, číslo napište přímo.",
  "«n» of its tools wait for approval, and only the owner can give it: name an `approver_group`.":
    "Nástroje, které čekají na schválení («n»), může schválit jen vlastník: uveďte `approver_group`.",
  "The group `«name»` has no members: only the owner can approve. Add members, or name another group.":
    "Skupina `«name»` nemá členy: schválit může jen vlastník. Přidejte členy, nebo uveďte jinou skupinu.",
  "`«name»` declares no side effect: «effects».": "`«name»` nedeklaruje účinek: «effects».",
  "«n» tools are called `«name»` («ids»): say which one with `tool_id`.":
    "Název `«name»` má tento počet nástrojů: «n» («ids»). Určete ho pomocí `tool_id`.",
  "«n» tools are called `«name»`: say which one with `tool_id`.":
    "Název `«name»` má tento počet nástrojů: «n». Určete ho pomocí `tool_id`.",
  "No tool is called `«name»`; did you mean «names»?": "Nástroj `«name»` neexistuje; nemysleli jste «names»?",
  "No tool is called `«name»`: add it with a connector or a plugin and store the file again, or remove it from the list.":
    "Nástroj `«name»` neexistuje: přidejte ho konektorem nebo pluginem a soubor uložte znovu, nebo ho ze seznamu odeberte.",
  "The tool `«name»` «Fault».": "Nástroj `«name»` «Fault».",
  "`«name»` has the effect `«own»`: a file may declare it stricter, never laxer. Write `side_effect: «again»`.":
    "`«name»` má účinek `«own»`: soubor ho smí zpřísnit, ne zmírnit. Napište `side_effect: «again»`.",
  "has no schema of its arguments": "nemá schéma argumentů",
  "has a schema that is no object": "má schéma, které není objekt",
  "has a schema of another dialect («dialect»): 2020-12 is needed":
    "má schéma v jiném dialektu («dialect»): vyžaduje se 2020-12",
  "has a schema whose `type` is not `object`: arguments are an object":
    "má schéma, jehož `type` není `object`: argumenty jsou objekt",
  "has an invalid schema: «fault»": "má neplatné schéma: «fault»",
  "has a schema that is nested too deep to be checked": "má schéma zanořené příliš hluboko na ověření",
  "has a schema with a reference that leads nowhere: «reference»":
    "má schéma s odkazem, který nikam nevede: «reference»",
  "`«value»` is reached on one machine only: «Advice»":
    "`«value»` je dostupné jen na jednom počítači: «Advice»",
  "`«value»` is reached in one network only: «Advice»": "`«value»` je dostupné jen v jedné síti: «Advice»",
  "`«value»` is the number of one machine: «Advice»": "`«value»` je adresa jednoho počítače: «Advice»",
  "`«value»` belongs to one environment: «Advice»": "`«value»` patří k jednomu prostředí: «Advice»",
  "`«value»` is fixed to one host: «Advice»": "`«value»` je vázáno na jednoho hostitele: «Advice»",
  "put it into the tool's own configuration; the same prompt has to hold in every environment.":
    "zapište ho do nastavení nástroje; týž prompt musí platit ve všech prostředích.",
  "`«value»` is a secret («kind»): store it as a secret of the tool, and replace it where it was issued.":
    "`«value»` je tajný údaj («kind»): uložte ho jako tajný údaj nástroje a u vydavatele ho nahraďte.",
  "`«value»` is the address of one machine: put it into the tool's own configuration.":
    "`«value»` je adresa jednoho počítače: patří do nastavení nástroje.",
  "`«value»` is personal data («kind»): let a tool look it up, or write an example such as `jane@example.com`.":
    "`«value»` je osobní údaj («kind»): ať ho vyhledá nástroj, nebo napište příklad jako `jane@example.com`.",
  "`«value»` identifies one record of one environment: let a tool look it up.":
    "`«value»` určuje jeden záznam jednoho prostředí: ať ho vyhledá nástroj.",
  "`«value»`… names a resource of one cloud account: keep it out of prompts.":
    "`«value»`… je prostředek jednoho cloudového účtu: do promptů nepatří.",
  "`«value»` names an environment: use `{{env}}`, or leave it out.":
    "`«value»` je název prostředí: použijte `{{env}}`, nebo ho vynechte.",
  "`«value»` names a machine of one environment: leave it out.":
    "`«value»` je počítač jednoho prostředí: vynechte ho.",
  "An invisible character («code») stands here: take it out.":
    "Je zde neviditelný znak («code»): odstraňte ho.",
  "`«value»` («n» characters) looks like a key or token: store it as a secret of the tool and take it out.":
    "`«value»` (počet znaků: «n») vypadá jako klíč nebo token: uložte ho jako tajný údaj nástroje a odsud ho odstraňte.",
  "`«value»` is a path on one machine: name the document or the tool instead.":
    "`«value»` je cesta na jednom počítači: uveďte místo ní dokument nebo nástroj.",
  "`agent_id` is «given», but the file is to be stored as «stored»: write the same in both":
    "`agent_id` je «given», ale soubor se má uložit jako «stored»: uveďte na obou místech totéž",
  "«id» is reserved and cannot be the id of an agent": "«id» je vyhrazeno a nemůže být ID agenta",
  "A version is a whole number.": "Verze je celé číslo.",
  "must be a whole number": "musí být celé číslo",
  "API keys belong to this agent: without its file they could do everything. Revoke them first.":
    "K tomuto agentovi patří API klíče: bez jeho souboru by směly vše. Nejdřív je zneplatněte.",
  "This file was changed meanwhile: version «version» is stored. Load it and make your change again.":
    "Soubor se mezitím změnil: je uložena verze «version». Načtěte ji a změnu proveďte znovu.",
  "Version «version» exists; the next is «next».": "Verze «version» existuje; další je «next».",
  "You have «n» agents, which is the most. Delete one first.":
    "Máte «n» agentů, což je nejvyšší počet. Nejdřív některého smažte.",
  "The agent «id» may not use «operation»: its file does not list it. Nothing was sent.":
    "Agent «id» nesmí používat «operation»: jeho soubor ho neuvádí. Nic se neodeslalo.",
  "The agent «id» has no file yet: until then, every write with this key needs an approval.":
    "Agent «id» ještě nemá soubor: do té doby vyžaduje každý zápis s tímto klíčem schválení.",
  "The scrub rules of the agent cannot be applied; correct its file.":
    "Pravidla pro osobní údaje agenta nelze použít; opravte jeho soubor.",
  "The agent's own scrub rules could not be applied («reason»), so nothing was sent. Send less text or make the patterns simpler.":
    "Vlastní pravidla agenta pro osobní údaje nelze použít («reason»), proto se nic neodeslalo. Pošlete méně textu, nebo zjednodušte vzory.",
  "A value is nested more than 200 levels deep; send a flatter one.":
    "Hodnota je zanořena hlouběji než 200 úrovní; pošlete plošší.",
  '"«name»" is not a built-in rule; the built-in rules are «names»':
    "„«name»“ není vestavěné pravidlo; vestavěná pravidla jsou «names»",
  "matches the empty text; make it more specific": "odpovídá prázdnému textu; upřesněte ho",
};
