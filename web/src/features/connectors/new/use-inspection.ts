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
  failure: ApiFailure | null;
  isBusy: boolean;
}

const NOTHING: Inspected = { text: "", inspection: null, checked: null, failure: null, isBusy: false };

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
    return { ...state, checked: await checkDocument(state.text, signal) };
  } catch (error) {
    const failure = asFailure(error);
    const faults = failure.faults.length > 0 ? failure.faults : [{ pointer: "", message: failure.message }];
    if (failure.status !== 400) return { ...state, failure };
    return { ...state, inspection: await inspectDocument(state.text, faults) };
  }
}
