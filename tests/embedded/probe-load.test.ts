import { expect, test } from "vitest";
import { createLoadProbe } from "../../supabase/embedded/gateway/probe-load.ts";

test("createLoadProbe() is busy while one part does not answer, and idle again when all do", async () => {
  let answer: () => void = () => undefined;
  let isHeldUp = true;
  const held = () => (isHeldUp ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve());
  const isBusy = createLoadProbe([() => Promise.resolve(), held]);
  expect(await isBusy()).toBe(true);
  isHeldUp = false;
  answer();
  expect(await isBusy()).toBe(false);
});

test("createLoadProbe() asks once for all who want to know at the same time, and a part that fails is not busy", async () => {
  let asked = 0;
  const isBusy = createLoadProbe([() => Promise.reject(new Error(`down ${++asked}`))]);
  expect(await Promise.all([isBusy(), isBusy(), isBusy()])).toEqual([false, false, false]);
  expect(asked).toBe(1);
});
