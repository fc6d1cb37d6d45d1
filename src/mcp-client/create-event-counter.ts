const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Counts the events of a stream from its bytes: each ends with an empty line (HTML, "Server-sent events").
 */
export function createEventCounter(): (chunk: Uint8Array) => number {
  let before = 0;
  let isLineEmpty = true;
  return (chunk) => {
    let events = 0;
    for (const byte of chunk) {
      const isEnd = byte === CARRIAGE_RETURN || (byte === LINE_FEED && before !== CARRIAGE_RETURN);
      if (isEnd && isLineEmpty) events++;
      if (isEnd) isLineEmpty = true;
      else if (byte !== LINE_FEED) isLineEmpty = false;
      before = byte;
    }
    return events;
  };
}
