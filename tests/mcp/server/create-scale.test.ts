import { describe, expect, it } from "vitest";
import { createProgressCounter } from "../../../src/mcp/server/call-tool.ts";

describe("the progress counter of one token", () => {
  it("uses the reported values if no seconds were counted", () => {
    const scale = createProgressCounter();
    expect(scale.convert({ progress: 0, total: 3 })).toEqual({ progress: 0, total: 3 });
    expect(scale.convert({ progress: 1, total: 3, message: "a" })).toEqual({
      progress: 1,
      total: 3,
      message: "a",
    });
    expect(scale.convert({ progress: 3, total: 3 })).toEqual({ progress: 3, total: 3 });
  });

  it("continues from the counted seconds and ends at the reported total", () => {
    const scale = createProgressCounter();
    scale.count(1);
    scale.count(3);
    expect(scale.convert({ progress: 0.5, total: 1 })).toEqual({ progress: 3.5, total: 4 });
    expect(scale.convert({ progress: 1, total: 1 })).toEqual({ progress: 4, total: 4 });
  });

  it("continues with the next step, which starts again from zero", () => {
    const scale = createProgressCounter();
    scale.convert({ progress: 9, total: 10 });
    expect(scale.convert({ progress: 1, total: 2 })).toEqual({ progress: 10, total: 11 });
    expect(scale.convert({ progress: 2, total: 2 })).toEqual({ progress: 11, total: 11 });
  });

  it.each([
    ["the same again", 2, 2],
    ["nothing yet, twice", 0, 0],
    ["a next step that has done nothing yet", 2, 0],
  ])("say nothing of %s", (_, first, second) => {
    const scale = createProgressCounter();
    scale.convert({ progress: first });
    expect(scale.convert({ progress: second })).toBeNull();
  });

  it("omits a total that is less than the progress", () => {
    expect(createProgressCounter().convert({ progress: 5, total: 2 })).toEqual({ progress: 5 });
  });
});
