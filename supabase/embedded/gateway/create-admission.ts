/*
 * How many requests are worked on at once, and whose turn is next. Accounts take turns, so that whoever sends many
 * requests waits for those, not everybody else; what would wait too long is refused at once.
 */

export interface AdmissionLimits {
  /** Requests that compute at once, of all accounts. */
  active: number;
  /** Requests of one account under way, those included that only wait for models and APIs. */
  perAccount: number;
  /** Requests of one account that wait for their turn. */
  queued: number;
  /** Milliseconds after which a request counts as waiting for others and its place goes to the next. */
  turn: number;
  /** Milliseconds that a request waits for its turn. */
  patience: number;
}

export const ADMISSION_LIMITS: AdmissionLimits = {
  active: 24,
  perAccount: 64,
  queued: 128,
  turn: 1000,
  patience: 10_000,
};

export type Refusal = "account" | "everybody";
/** Called once when the request is answered; a refusal says whose limit was reached. */
export type Admission = { release: () => void } | { refused: Refusal };

export interface AdmissionDesk {
  admit(account: string): Promise<Admission>;
}

interface Waiting {
  start(): void;
  refuse(by: Refusal): void;
}

interface Account {
  underWay: number;
  waiting: Waiting[];
}

export function createAdmission(limits: AdmissionLimits = ADMISSION_LIMITS): AdmissionDesk {
  /** In the order of their turns: the first is next. Accounts without requests are forgotten. */
  const accounts = new Map<string, Account>();
  let active = 0;

  function begin(name: string, account: Account): () => void {
    account.underWay += 1;
    active += 1;
    let holdsPlace = true;
    let isReleased = false;
    const giveUpPlace = () => {
      if (!holdsPlace) return;
      holdsPlace = false;
      active -= 1;
    };
    const timer = setTimeout(() => {
      giveUpPlace();
      callNext();
    }, limits.turn);
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

  /** Of the accounts that wait the one with the least under way; of equal ones the one whose turn was longest ago. */
  function findNext(): [string, Account] | undefined {
    let next: [string, Account] | undefined;
    for (const entry of accounts) {
      const [, { waiting, underWay }] = entry;
      if (waiting.length === 0 || underWay >= limits.perAccount) continue;
      if (next === undefined || underWay < next[1].underWay) next = entry;
    }
    return next;
  }

  function callNext(): void {
    while (active < limits.active) {
      const next = findNext();
      if (!next) return;
      const [name, account] = next;
      accounts.delete(name);
      accounts.set(name, account);
      account.waiting.shift()?.start();
    }
  }

  return {
    admit(name) {
      const account = accounts.get(name) ?? { underWay: 0, waiting: [] };
      accounts.set(name, account);
      if (active < limits.active && account.underWay < limits.perAccount && account.waiting.length === 0) {
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
