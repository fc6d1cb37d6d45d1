/*
 * How many requests are worked on at once, and whose turn is next. Accounts take turns, so that whoever sends many
 * requests waits for those, not everybody else; what would wait too long is refused at once.
 */

export interface AdmissionLimits {
  /** Places: requests that compute at once, of all accounts. */
  active: number;
  /** Places of one account; the rest is kept for the others, who then begin at once. */
  perAccountActive: number;
  /** Requests waiting with which an account is crowded. */
  crowd: number;
  /** Places of a crowded account while others send requests, too: what is under way makes theirs slow. */
  perCrowdActive: number;
  /** Requests of one account under way, those included that only wait for models and APIs. */
  perAccount: number;
  /** Requests of one account that wait for their turn. */
  queued: number;
  /** Milliseconds after which a request gives up its place, unless the stack is busy: it waits for others then. */
  turn: number;
  /** Milliseconds after which it gives up its place in any case. */
  longestTurn: number;
  /** Milliseconds that a request waits for its turn. */
  patience: number;
}

/** One process computes for all requests, so that more places make each request slower and none of them sooner. */
export const ADMISSION_LIMITS: AdmissionLimits = {
  active: 4,
  perAccountActive: 3,
  crowd: 16,
  perCrowdActive: 1,
  perAccount: 64,
  queued: 128,
  turn: 50,
  longestTurn: 1000,
  patience: 10_000,
};

/** Of requests that compute for seconds (`isLongWork`), in the process for them: accounts take turns there, too. */
export const LONG_WORK_LIMITS: AdmissionLimits = {
  active: 2,
  perAccountActive: 1,
  crowd: 16,
  perCrowdActive: 1,
  perAccount: 1,
  queued: 32,
  turn: 150_000,
  longestTurn: 150_000,
  patience: 120_000,
};

export type Refusal = "account" | "everybody";
/** Called once when the request is answered; a refusal says whose limit was reached. */
export type Admission = { release: () => void } | { refused: Refusal };

export interface AdmissionDesk {
  admit(account: string): Promise<Admission>;
}

/** Milliseconds after its last request that an account counts as there. */
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
  underWay: number;
  places: number;
  waiting: Waiting[];
}

/** @param isBusy whether what answers requests is at work without a break: nothing is gained by more requests then */
export function createAdmission(
  limits: AdmissionLimits = ADMISSION_LIMITS,
  isBusy: () => Promise<boolean> = () => Promise.resolve(false),
): AdmissionDesk {
  /** In the order of their turns: the first is next. Accounts without requests are forgotten. */
  const accounts = new Map<string, Account>();
  let active = 0;

  function begin(name: string, account: Account): () => void {
    account.underWay += 1;
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
    let timer = setTimeout(endTurn, limits.turn);
    async function endTurn(): Promise<void> {
      const isOver = Date.now() - startedAt >= limits.longestTurn || !(await isBusy());
      if (!holdsPlace) return;
      if (!isOver) {
        timer = setTimeout(endTurn, limits.turn);
        return;
      }
      giveUpPlace();
      callNext();
    }
    return function release() {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      giveUpPlace();
      account.underWay -= 1;
      if (account.underWay === 0 && account.waiting.length === 0) accounts.delete(name);
      callNext();
    };
  }

  /** The account that sent a request last, and the last other one. */
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

  function mayBegin(name: string, { underWay, places, waiting }: Account): boolean {
    const isLimited = waiting.length >= limits.crowd && !isAlone(name);
    return (
      active < limits.active &&
      underWay < limits.perAccount &&
      places < (isLimited ? limits.perCrowdActive : limits.perAccountActive)
    );
  }

  /** Of the accounts that wait the one with the fewest places; of equal ones the one whose turn was longest ago. */
  function findNext(): [string, Account] | undefined {
    let next: [string, Account] | undefined;
    for (const entry of accounts) {
      const [name, account] = entry;
      if (account.waiting.length === 0 || !mayBegin(name, account)) continue;
      if (next === undefined || account.places < next[1].places) next = entry;
    }
    return next;
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
    admit(name) {
      const account = accounts.get(name) ?? { underWay: 0, places: 0, waiting: [] };
      accounts.set(name, account);
      noteSent(name);
      if (mayBegin(name, account) && account.waiting.length === 0) {
        return Promise.resolve({ release: begin(name, account) });
      }
      if (account.waiting.length >= limits.queued) return Promise.resolve({ refused: "account" });
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          account.waiting = account.waiting.filter((one) => one !== waiting);
          waiting.refuse(account.underWay >= limits.perAccount ? "account" : "everybody");
        }, limits.patience);
        const waiting: Waiting = {
          start() {
            clearTimeout(timer);
            resolve({ release: begin(name, account) });
          },
          refuse: (by) => resolve({ refused: by }),
        };
        account.waiting.push(waiting);
      });
    },
  };
}
