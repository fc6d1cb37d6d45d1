/**
 * Limits how many requests are processed at once and determines their order. Accounts take turns, so that
 * an account with many requests delays only its own. Requests that would wait too long are rejected
 * immediately.
 */

export interface AdmissionLimits {
  /** Slots: concurrent requests of all accounts. */
  active: number;
  /** Slots of one account; the rest is reserved for other accounts, whose requests start immediately. */
  perAccountActive: number;
  /** Queued requests from which an account is considered crowded. */
  crowd: number;
  /**
   * Slots of a crowded account while other accounts send requests, because running requests slow them
   * down.
   */
  perCrowdActive: number;
  /** Unfinished requests of one account, including those that wait for models and APIs. */
  perAccount: number;
  /** Queued requests of one account. */
  queued: number;
  /**
   * Milliseconds after which a request gives up its slot, unless the stack is busy: it is then waiting for
   * other services.
   */
  turn: number;
  /** Milliseconds after which it always gives up its slot. */
  maxTurn: number;
  /** Maximum milliseconds in the queue. */
  maxWait: number;
}

/** One process handles all requests, so that more slots would only slow down each request. */
export const ADMISSION_LIMITS: AdmissionLimits = {
  active: 4,
  perAccountActive: 3,
  crowd: 16,
  perCrowdActive: 1,
  perAccount: 64,
  queued: 128,
  turn: 50,
  maxTurn: 1000,
  maxWait: 10_000,
};

/**
 * Limits for requests that use the CPU for seconds (`isLongWork`), in their own process. Accounts take
 * turns there as well.
 */
export const LONG_WORK_LIMITS: AdmissionLimits = {
  active: 2,
  perAccountActive: 1,
  crowd: 16,
  perCrowdActive: 1,
  perAccount: 1,
  queued: 32,
  turn: 150_000,
  maxTurn: 150_000,
  maxWait: 120_000,
};

/**
 * The turn of a request for a document at an address: its account still has no other long work, but while it waits for
 * the address, those of others begin.
 */
export const FETCH_TURN = 250;

export type Refusal = "account" | "everybody";
/** `release` is called once when the request is answered; a refusal contains whose limit was reached. */
export type Admission = { release: () => void } | { refused: Refusal };

export interface AdmissionDesk {
  /** Unfinished requests of one account at most. */
  readonly perAccount: number;
  /** @param turn replaces the one of the limits, for a request that mostly waits for other services */
  admit(account: string, turn?: number): Promise<Admission>;
}

/** Milliseconds after its last request in which an account counts as present. */
const PRESENT = 2000;

interface Sent {
  name: string;
  at: number;
}

interface Waiting {
  start(): void;
  refuse(by: Refusal): void;
}

interface Account {
  unfinished: number;
  places: number;
  waiting: Waiting[];
}

/**
 * @param isBusy whether the process that answers requests is fully used, in which case further requests
 * would not be faster
 */
export function createAdmission(
  limits: AdmissionLimits = ADMISSION_LIMITS,
  isBusy: () => Promise<boolean> = () => Promise.resolve(false),
): AdmissionDesk {
  /** In the order of their turns. Accounts without requests are removed. */
  const accounts = new Map<string, Account>();
  let active = 0;
  /** Requests whose turn has ended while no other one waited. */
  const overdue = new Set<() => void>();

  function begin(name: string, account: Account, turn: number): () => void {
    account.unfinished += 1;
    account.places += 1;
    active += 1;
    const startedAt = Date.now();
    let holdsPlace = true;
    let isReleased = false;
    const giveUpPlace = () => {
      if (!holdsPlace) return;
      holdsPlace = false;
      account.places -= 1;
      active -= 1;
    };
    let timer = setTimeout(endTurn, turn);
    async function endTurn(): Promise<void> {
      if (!isAnyWaiting()) return void overdue.add(endOverdue);
      const isOver = Date.now() - startedAt >= limits.maxTurn || !(await isBusy());
      if (!holdsPlace) return;
      if (!isOver) {
        timer = setTimeout(endTurn, turn);
        return;
      }
      giveUpPlace();
      callNext();
    }
    function endOverdue(): void {
      overdue.delete(endOverdue);
      void endTurn();
    }
    return function release() {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      overdue.delete(endOverdue);
      giveUpPlace();
      account.unfinished -= 1;
      if (account.unfinished === 0 && account.waiting.length === 0) accounts.delete(name);
      callNext();
    };
  }

  /** The account that sent the last request, and the last other account. */
  let latest: Sent | undefined;
  let other: Sent | undefined;

  function noteSent(name: string): void {
    if (latest !== undefined && latest.name !== name) other = latest;
    latest = { name, at: Date.now() };
  }

  function isAlone(name: string): boolean {
    const last = latest?.name === name ? other : latest;
    return last === undefined || Date.now() - last.at > PRESENT;
  }

  function mayBegin(name: string, { unfinished, places, waiting }: Account): boolean {
    const isLimited = waiting.length >= limits.crowd && !isAlone(name);
    return (
      active < limits.active &&
      unfinished < limits.perAccount &&
      places < (isLimited ? limits.perCrowdActive : limits.perAccountActive)
    );
  }

  /**
   * Of the waiting accounts, the one with the fewest slots; of equal ones, the one whose last turn is the
   * longest ago.
   */
  function findNext(): [string, Account] | undefined {
    let next: [string, Account] | undefined;
    for (const entry of accounts) {
      const [name, account] = entry;
      if (account.waiting.length === 0 || !mayBegin(name, account)) continue;
      if (next === undefined || account.places < next[1].places) next = entry;
    }
    return next;
  }

  function isAnyWaiting(): boolean {
    for (const { waiting } of accounts.values()) if (waiting.length > 0) return true;
    return false;
  }

  function callNext(): void {
    for (let next = findNext(); next; next = findNext()) {
      const [name, account] = next;
      accounts.delete(name);
      accounts.set(name, account);
      account.waiting.shift()?.start();
    }
  }

  return {
    perAccount: limits.perAccount,
    admit(name, turn = limits.turn) {
      const account = accounts.get(name) ?? { unfinished: 0, places: 0, waiting: [] };
      accounts.set(name, account);
      noteSent(name);
      if (mayBegin(name, account) && account.waiting.length === 0) {
        return Promise.resolve({ release: begin(name, account, turn) });
      }
      if (account.waiting.length >= limits.queued) return Promise.resolve({ refused: "account" });
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          account.waiting = account.waiting.filter((one) => one !== waiting);
          waiting.refuse(account.unfinished >= limits.perAccount ? "account" : "everybody");
        }, limits.maxWait);
        const waiting: Waiting = {
          start() {
            clearTimeout(timer);
            resolve({ release: begin(name, account, turn) });
          },
          refuse: (by) => resolve({ refused: by }),
        };
        account.waiting.push(waiting);
        for (const end of [...overdue]) end();
      });
    },
  };
}
