import { useEffect, useState } from "react";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { type Checked, checkDocument } from "../api.ts";
import { type Inspection, inspectDocument } from "../document/document-tasks.ts";

/** Milliseconds without input before a check. */
const PAUSE = 600;

export interface Inspected {
  /** Whether the result belongs to the current text. */
  text: string;
  inspection: Inspection | null;
  /** The server's result; null while it is pending, and when there is nothing to check. */
  checked: Checked | null;
  /** The document becomes valid by the changes that are made when it is saved: an upgrade, or missing settings. */
  isUpgraded: boolean;
  failure: ApiFailure | null;
  isBusy: boolean;
}

/** The placeholder of a document without a server. */
const UNKNOWN_SERVER = "https://server.invalid";

const NOTHING: Inspected = {
  text: "",
  inspection: null,
  checked: null,
  isUpgraded: false,
  failure: null,
  isBusy: false,
};

/** Parses a document in the worker and checks it on the server, after each pause in typing. */
export function useInspection(text: string): Inspected {
  const [state, setState] = useState<Inspected>(NOTHING);
  useEffect(() => {
    if (text.trim() === "") return setState(NOTHING);
    const controller = new AbortController();
    setState((old) => ({ ...old, isBusy: true }));
    const timer = setTimeout(() => {
      void inspect(text, controller.signal).then((next) => {
        if (!controller.signal.aborted) setState(next);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return state;
}

async function inspect(text: string, signal: AbortSignal): Promise<Inspected> {
  const state = { ...NOTHING, text };
  try {
    const inspection = await inspectDocument(text);
    if (inspection.faults.length > 0) return { ...state, inspection };
    return await check({ ...state, inspection }, signal);
  } catch (error) {
    return { ...state, failure: asFailure(error) };
  }
}

async function check(state: Inspected, signal: AbortSignal): Promise<Inspected> {
  try {
    return { ...state, checked: await checkDocument(state.text, false, signal) };
  } catch (error) {
    const failure = asFailure(error);
    if (failure.status !== 400) return { ...state, failure };
    const upgraded = await checkUpgraded(state.text, signal);
    if (upgraded) return { ...state, checked: upgraded, isUpgraded: true };
    const faults = failure.faults.length > 0 ? failure.faults : [{ pointer: "", message: failure.message }];
    return { ...state, inspection: await inspectDocument(state.text, faults) };
  }
}

/** Null if the document is invalid with the changes too, or needs something that only its owner knows. */
async function checkUpgraded(text: string, signal: AbortSignal): Promise<Checked | null> {
  try {
    const checked = await checkDocument(text, true, signal);
    return checked.server?.startsWith(UNKNOWN_SERVER) ? null : checked;
  } catch (error) {
    if (asFailure(error).status === 400) return null;
    throw error;
  }
}
