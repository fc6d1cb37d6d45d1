/** A greeting before the request. */
const GREETING =
  /^\s*(good (morning|afternoon|evening|day)|guten (tag|morgen|abend)|dobr[ýy] (den|ve[čc]er)|dobr[ée] r[áa]no|dzie[ńn] dobry|dobry wiecz[óo]r|buenos d[íi]as|buenas (tardes|noches)|bonjour|bonsoir|hello|hi|hey)( (there|all|team|everyone))?(\s{0,3}[,!.]|\s{1,3}[–-])\s+/iu;
/** A closing formula after the request, with a name of at most two words. */
const CLOSING =
  /[.!?,\n]\s{0,3}(([Bb]est|[Kk]ind|[Ww]arm) )?([Rr]egards|[Cc]heers|[Ss]incerely|[Mm]any thanks|[Tt]hanks|[Tt]hank you|[Mm]it freundlichen Gr[üu](ß|ss)en|[Vv]iele Gr[üu](ß|ss)e|[Dd]anke|LG|MfG|[Ss] pozdravem|[Dd][ěe]kuji|[Dd][íi]ky|[Pp]ozdrawiam|[Dd]zi[ęe]kuj[ęe]|[Ss]aludos|[Gg]racias|[Cc]ordialement|[Mm]erci)[\s,!.]{0,4}(\p{Lu}[\p{L}.-]{0,30}(\s\p{Lu}[\p{L}.-]{0,30})?)?[\s.!]{0,4}$/u;

/**
 * Where a request starts and ends between a greeting and a closing formula, as offsets. Those of a text that
 * is sent belong to it.
 */
export function findBody(text: string): [start: number, end: number] {
  const start = GREETING.exec(text)?.[0].length ?? 0;
  const closing = /[:"“„«]/.test(text) ? null : CLOSING.exec(text);
  return [start, Math.max(start, closing?.index ?? text.length)];
}
