import { expect, test, vi } from "vitest";
import { type Admission, createAdmission } from "../../supabase/embedded/gateway/load/create-admission.ts";

const LIMITS = {
  active: 2,
  perAccountActive: 2,
  crowd: 100,
  perCrowdActive: 1,
  perAccount: 3,
  queued: 5,
  turn: 60_000,
  maxTurn: 60_000,
  maxWait: 60_000,
};

/** Records the order in which requests start. */
function createRecorder(limits = LIMITS, isBusy = () => Promise.resolve(false)) {
  const desk = createAdmission(limits, isBusy);
  const begun: string[] = [];
  const refused: string[] = [];
  const open: (() => void)[] = [];
  async function send(account: string): Promise<void> {
    const admission: Admission = await desk.admit(account);
    if ("refused" in admission) refused.push(`${account}: ${admission.refused}`);
    else {
      begun.push(account);
      open.push(admission.release);
    }
  }
  return { begun, refused, send, finishOne: () => open.shift()?.() };
}
const settle = () => new Promise<void>((next) => setImmediate(next));

test("accounts take turns: one account's single request passes another's queue", async () => {
  const { begun, send, finishOne } = createRecorder();
  for (let i = 0; i < 6; i += 1) void send("flood");
  await settle();
  void send("ann");
  void send("bob");
  void send("ann");
  await settle();
  expect(begun).toEqual(["flood", "flood"]);
  for (let i = 0; i < 5; i += 1) {
    finishOne();
    await settle();
  }
  expect(begun.slice(2)).toEqual(["ann", "flood", "bob", "ann", "flood"]);
});

test("a request beyond a full queue is rejected at once, for this account only", async () => {
  const { begun, refused, send } = createRecorder();
  for (let i = 0; i < 10; i += 1) void send("flood");
  void send("ann");
  await settle();
  expect(refused).toEqual(["flood: account", "flood: account", "flood: account"]);
  expect(begun).toEqual(["flood", "flood"]);
});

test("a long request gives its place to the next one, within the account's limit", async () => {
  vi.useFakeTimers();
  try {
    const { begun, send } = createRecorder({ ...LIMITS, turn: 1000 });
    for (let i = 0; i < 5; i += 1) void send("slow");
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toHaveLength(3); // perAccount
    void send("ann");
    await vi.advanceTimersByTimeAsync(0);
    expect(begun.at(-1)).toBe("ann");
  } finally {
    vi.useRealTimers();
  }
});

test("a request keeps its place while the stack is busy, for at most the longest turn", async () => {
  vi.useFakeTimers();
  try {
    let isBusy = true;
    const limits = { ...LIMITS, active: 1, turn: 100, maxTurn: 1000 };
    const { begun, send } = createRecorder(limits, () => Promise.resolve(isBusy));
    void send("first");
    void send("second");
    void send("third");
    await vi.advanceTimersByTimeAsync(900);
    expect(begun).toEqual(["first"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(begun).toEqual(["first", "second"]);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(["first", "second", "third"]);
  } finally {
    vi.useRealTimers();
  }
});

test("whether the stack is busy is found out only when a request waits", async () => {
  vi.useFakeTimers();
  try {
    const isBusy = vi.fn(() => Promise.resolve(false));
    const { begun, send } = createRecorder({ ...LIMITS, turn: 100, maxTurn: 1000 }, isBusy);
    void send("slow");
    void send("slow");
    await vi.advanceTimersByTimeAsync(900);
    expect(isBusy).not.toHaveBeenCalled();
    void send("ann");
    await vi.advanceTimersByTimeAsync(0);
    expect(isBusy).toHaveBeenCalled();
    expect(begun).toEqual(["slow", "slow", "ann"]);
  } finally {
    vi.useRealTimers();
  }
});

test("an account with long active requests keeps its turn before another's flood", async () => {
  vi.useFakeTimers();
  try {
    const limits = { ...LIMITS, active: 2, perAccount: 10, queued: 10, turn: 100, maxTurn: 100 };
    const { begun, send } = createRecorder(limits);
    for (let i = 0; i < 5; i += 1) void send("ann");
    await vi.advanceTimersByTimeAsync(500);
    expect(begun).toEqual(Array(5).fill("ann"));
    for (let i = 0; i < 4; i += 1) void send("flood");
    void send("ann");
    await vi.advanceTimersByTimeAsync(100);
    expect(begun.slice(5)).toEqual(["flood", "flood", "ann", "flood"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a place is reserved for others: another account's request starts at once during a flood", async () => {
  const { begun, send } = createRecorder({ ...LIMITS, perAccountActive: 1 });
  for (let i = 0; i < 4; i += 1) void send("flood");
  void send("ann");
  await settle();
  expect(begun).toEqual(["flood", "ann"]);
});

test("an account with a queue has fewer places while others send requests, and all places when it is alone again", async () => {
  vi.useFakeTimers();
  try {
    const limits = { ...LIMITS, active: 4, perAccountActive: 3, perAccount: 10, queued: 10, crowd: 4 };
    const { begun, send, finishOne } = createRecorder(limits);
    const finish = async () => {
      finishOne();
      await vi.advanceTimersByTimeAsync(0);
    };
    for (let i = 0; i < 3; i += 1) void send("ann");
    await vi.advanceTimersByTimeAsync(0);
    for (let i = 0; i < 3; i += 1) await finish();
    expect(begun).toEqual(["ann", "ann", "ann"]);
    for (let i = 0; i < 12; i += 1) void send("flood");
    await vi.advanceTimersByTimeAsync(0);
    // Its queue grew while its first requests were running; after that, it has one place.
    expect(begun.slice(3)).toEqual(["flood", "flood", "flood"]);
    await finish();
    await finish();
    expect(begun.slice(6)).toEqual([]);
    await finish();
    expect(begun.slice(6)).toEqual(["flood"]);
    await vi.advanceTimersByTimeAsync(3000);
    await finish();
    expect(begun.slice(7)).toEqual(["flood", "flood", "flood"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a request that waits too long is rejected with the limit's owner", async () => {
  vi.useFakeTimers();
  try {
    const { refused, send } = createRecorder({ ...LIMITS, maxWait: 500 });
    for (let i = 0; i < 3; i += 1) void send("flood");
    void send("ann");
    await vi.advanceTimersByTimeAsync(500);
    expect(refused).toEqual(["flood: everybody", "ann: everybody"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a request with a short turn gives its place to other accounts, and keeps its own account's", async () => {
  vi.useFakeTimers();
  try {
    const desk = createAdmission({ ...LIMITS, active: 1, perAccountActive: 1, perAccount: 1 });
    const begun: string[] = [];
    const send = async (account: string, turn?: number) => {
      await desk.admit(account, turn);
      begun.push(account);
    };
    void send("ann", 50);
    void send("ann", 50);
    void send("bob");
    await vi.advanceTimersByTimeAsync(40);
    expect(begun).toEqual(["ann"]);
    await vi.advanceTimersByTimeAsync(20);
    expect(begun).toEqual(["ann", "bob"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual(["ann", "bob"]);
  } finally {
    vi.useRealTimers();
  }
});
