import { expect, test } from "vitest";
import { createLoadProbe } from "../../supabase/embedded/gateway/load/probe-load.ts";

test("createLoadProbe() is busy while a part does not answer, and idle when all parts answer", async () => {
  let answer: () => void = () => undefined;
  let isHeldUp = true;
  const held = () => (isHeldUp ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve());
  const isBusy = createLoadProbe([() => Promise.resolve(), held]);
  expect(await isBusy()).toBe(true);
  isHeldUp = false;
  answer();
  expect(await isBusy()).toBe(false);
});

test("createLoadProbe() asks once for parallel callers, and a failing part is not busy", async () => {
  let asked = 0;
  const isBusy = createLoadProbe([() => Promise.reject(new Error(`down ${++asked}`))]);
  expect(await Promise.all([isBusy(), isBusy(), isBusy()])).toEqual([false, false, false]);
  expect(asked).toBe(1);
});
