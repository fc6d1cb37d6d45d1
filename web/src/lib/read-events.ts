/** One server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Parses server-sent events (HTML Standard §9.2.6) from chunks of text: call it with each chunk, and it
 * returns the events that are complete. Comments, ids and retry times are left out.
 */
export function createEventReader(): (piece: string) => ServerEvent[] {
  let rest = "";
  let name = "";
  let data: string[] = [];

  function readLine(line: string): ServerEvent[] {
    if (line === "") {
      const whole = data.length === 0 ? [] : [{ name: name || "message", data: data.join("\n") }];
      name = "";
      data = [];
      return whole;
    }
    const [, field = line, value = ""] = /^([^:]*): ?(.*)$/s.exec(line) ?? [];
    if (field === "event") name = value;
    else if (field === "data") data.push(value);
    return [];
  }

  return (piece) => {
    rest += piece;
    // A carriage return at the end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.flatMap(readLine);
  };
}
