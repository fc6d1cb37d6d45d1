import { describe, expect, it } from "vitest";
import { decodeEntities } from "../../../src/memory/split/html.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";

describe("decodeEntities()", () => {
  it.each([
    ["&AMP;", "&"],
    ["&hearts;&check;&lang;", "♥✓⟨"],
    ["&NotEqualTilde;", "≂̸"],
    ["&ccaron;&scedil;&frac34;", "čş¾"],
    ["&#269;&#x10D;", "čč"],
    ["&#128;", "€"],
    ["&#0;&#xD800;&#x110000;&#99999999;", "\ufffd\ufffd\ufffd\ufffd"],
    ["&amp;lt;", "&lt;"],
  ])("decodes %s", (source, expected) => expect(decodeEntities(source)).toBe(expected));

  it.each(["&bogus;", "&copy 2", "?a=1&copy=2", "&;", "&#;", "&#x;", "a & b", "&&&"])("leaves %s", (source) =>
    expect(decodeEntities(source)).toBe(source),
  );

  it.each(["&", "&a", "&#1", "&#x", "&amp;"])("decodes 1 MB of %s in bounded time", (unit) => {
    const spent = startCpuClock();
    decodeEntities(unit.repeat(1_000_000 / unit.length));
    decodeEntities(`&${unit.slice(1)}${"9".repeat(1_000_000)}`);
    expect(spent()).toBeLessThan(3_000);
  });
});
