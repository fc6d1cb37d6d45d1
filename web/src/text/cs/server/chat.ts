import type { Messages } from "../../match-messages.ts";

/** Conversations of the Chat page. */
export const chat: Messages = {
  "There is no function «name»; «known».": "Funkce «name» neexistuje; «known».",
  "The call was not made: «Reason».": "Volání se neprovedlo: «Reason».",
  "the arguments are not a JSON object at most «most» deep":
    "argumenty nejsou objekt JSON o hloubce nejvýše «most»",
  "The call was not made: the conversation had ended.": "Volání se neprovedlo: konverzace skončila.",
  "This call was started before the run failed and may have been carried out. It is not repeated: check the audit log or the API itself.":
    "Toto volání začalo, než běh selhal, a mohlo se provést. Neopakuje se: zkontrolujte auditní záznam nebo stav přímo v API.",
  "This call was approved and has already been started; its outcome is unknown. It is not repeated: check the audit log or the API itself.":
    "Toto volání bylo schváleno a zahájeno; výsledek není znám. Neopakuje se: zkontrolujte auditní záznam nebo stav přímo v API.",
  "The conversation ended before the call returned.": "Konverzace skončila, než se volání vrátilo.",
  "The conversation failed because of an internal error.": "Konverzace selhala kvůli vnitřní chybě.",
  "The search failed because of an internal error.": "Hledání selhalo kvůli vnitřní chybě.",
  "The client disconnected before the answer. Nothing was written.":
    "Klient se odpojil před odpovědí. Nic se nezapsalo.",
  "The agent that began this run was deleted, so the run cannot be resumed.":
    "Agent, který tento běh zahájil, byl smazán, proto v něm nelze pokračovat.",
  "The API key that began this run was revoked or has expired, so the run cannot be resumed.":
    "API klíč, který tento běh zahájil, byl zneplatněn nebo vypršel, proto v něm nelze pokračovat.",
  "Another request is resuming this run, or its call is being carried out. Try again in a moment.":
    "V tomto běhu pokračuje jiný požadavek, nebo právě probíhá jeho volání. Zkuste to za chvíli.",
  "Another request has resumed this run.": "V tomto běhu pokračoval jiný požadavek.",
  "«summary» It has not been decided yet. Resume the run after the decision.":
    "«summary» Zatím o něm nebylo rozhodnuto. Pokračujte po rozhodnutí.",
  "Another tab or device is waiting for an answer in this conversation. Send your message when it has ended.":
    "V této konverzaci čeká na odpověď jiná karta nebo zařízení. Odešlete zprávu, až odpověď skončí.",
  "This conversation has continued in another tab or on another device. Read the new messages and send yours again.":
    "Konverzace pokračovala na jiné kartě nebo zařízení. Přečtěte si nové zprávy a svou odešlete znovu.",
  "This question is being answered in another tab or on another device. Wait until it has ended.":
    "Na tento dotaz se odpovídá na jiné kartě nebo zařízení. Počkejte, až odpověď skončí.",
  "This answer was changed in another tab or on another device. Read it and try again.":
    "Tato odpověď se změnila na jiné kartě nebo zařízení. Přečtěte si ji a zkuste to znovu.",
  "This conversation has «n» questions, the most that one may have. Start a new one.":
    "Tato konverzace má «n» dotazů, což je nejvyšší počet. Začněte novou.",
  "This conversation has grown to more than «n» bytes, too many to be kept.":
    "Tato konverzace přesáhla «n» bajtů a nelze ji dál uchovávat.",
  "This conversation has no such turn.": "Tato konverzace takový dotaz nemá.",
  "This turn_id is used already. Send a new UUID.": "Toto turn_id je už použito. Pošlete nové UUID.",
  "You have «n» conversations, the most that are kept. Delete some of them.":
    "Máte «n» konverzací, což je nejvyšší počet. Některé smažte.",
  "You have no conversation with this id. It may have been deleted.":
    "Konverzaci s tímto ID nemáte. Možná byla smazána.",
  "must be a revision, a whole number from 0": "musí být revize, celé číslo od 0",
  "an Idempotency-Key cannot be combined with streaming: remove one of them":
    "Idempotency-Key nelze kombinovat s proudem událostí: jedno odeberte",
  "«n» characters in all; at most «most» are allowed": "celkem «n» znaků; povoleno je nejvýše «most»",
  "a non-empty message of role user is required": "je potřeba neprázdná zpráva uživatele",
  "It may have been carried out: check the audit log.": "Možná se provedlo: zkontrolujte auditní záznam.",
  "The model answered neither with text nor with a call (finish_reason «reason»).":
    "Model neodpověděl textem ani voláním (finish_reason «reason»).",
  "you have no active tool named «name»; POST tools/search finds tools": "aktivní nástroj «name» nemáte",
};
