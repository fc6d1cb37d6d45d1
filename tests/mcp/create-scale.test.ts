import { describe, expect, it } from "vitest";
import { createProgressCounter } from "../../src/mcp/create-scale.ts";

describe("the numbers of one progress token", () => {
  it("are the other's own where nobody counted before", () => {
    const scale = createProgressCounter();
    expect(scale.convert({ progress: 0, total: 3 })).toEqual({ progress: 0, total: 3 });
    expect(scale.convert({ progress: 1, total: 3, message: "a" })).toEqual({
      progress: 1,
      total: 3,
      message: "a",
    });
    expect(scale.convert({ progress: 3, total: 3 })).toEqual({ progress: 3, total: 3 });
  });

  it("go on from the seconds that were counted, and still end at their total", () => {
    const scale = createProgressCounter();
    scale.count(1);
    scale.count(3);
    expect(scale.convert({ progress: 0.5, total: 1 })).toEqual({ progress: 3.5, total: 4 });
    expect(scale.convert({ progress: 1, total: 1 })).toEqual({ progress: 4, total: 4 });
  });

  it("go on with the next step's, which begin anew", () => {
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

  it("have no total that is less than what is done already", () => {
    expect(createProgressCounter().convert({ progress: 5, total: 2 })).toEqual({ progress: 5 });
  });
});
