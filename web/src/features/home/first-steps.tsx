import { Link } from "@tanstack/react-router";
import { Check, Circle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "../../app/session.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { Section } from "../../components/states.tsx";
import { home as homeText } from "../../text/home.ts";
import type { Overview } from "./api.ts";

/** The steps from an empty account to a working agent; each is done when the server reports it. */
export function FirstSteps({ overview }: { overview: Overview }) {
  const key = `toolgate.first-steps.${useSession()?.user.id}`;
  const [isHidden, setHidden] = useState(() => readHidden(key));
  const { connect, run, ask, key: keyText } = homeText.list;
  const steps: { title: string; text: string; isDone: boolean; action: ReactNode }[] = [
    {
      ...connect,
      isDone: overview.toolCount > 0 || overview.connectors.some(({ status }) => status === "ACTIVE"),
      action: (
        <>
          <Link to="/connectors/new" className={buttonClass("primary")}>
            {connect.action}
          </Link>
          <Link to="/connectors/new" search={{ sample: "1" }} className={buttonClass()}>
            {connect.sample}
          </Link>
          <Link to="/tools/new" className={buttonClass("quiet")}>
            {connect.second}
          </Link>
        </>
      ),
    },
    {
      ...run,
      isDone: overview.hasRun,
      action: <OpenTools overview={overview} />,
    },
    {
      ...ask,
      isDone: overview.hasAsked,
      action: (
        <Link to="/playground" className={buttonClass("primary")}>
          {ask.action}
        </Link>
      ),
    },
    {
      ...keyText,
      isDone: overview.hasKey,
      action: (
        <Link to="/api-keys" className={buttonClass("primary")}>
          {keyText.action}
        </Link>
      ),
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.findIndex(({ isDone }) => !isDone);
  if (next === -1) return null;
  const toggle = (hidden: boolean): void => {
    setHidden(hidden);
    writeHidden(key, hidden);
  };
  if (isHidden) {
    return (
      <Button look="quiet" className="w-fit -ml-3" onPress={() => toggle(false)}>
        {homeText.resume}
      </Button>
    );
  }
  return (
    <Section
      title={homeText.steps}
      hint={homeText.progress(done, steps.length)}
      actions={
        <Button look="quiet" className="-mr-3" onPress={() => toggle(true)}>
          {homeText.dismiss}
        </Button>
      }
    >
      <ol className="flex flex-col">
        {steps.map(({ title, text, isDone, action }, index) => (
          <li key={title} className="flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-line py-3">
            {isDone ? (
              <Check aria-label={homeText.done} className="mt-0.5 size-4 text-ok" />
            ) : (
              <Circle aria-label={homeText.open} className="mt-0.5 size-4 text-edge" />
            )}
            <div className="min-w-0 flex-1 basis-56">
              <p className={isDone ? "text-soft line-through" : "font-medium"}>{title}</p>
              {!isDone && <p className="text-13 text-soft">{text}</p>}
            </div>
            {index === next && <div className="flex flex-wrap gap-2">{action}</div>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The questions and the form of the first active connector; without one, the tools. */
function OpenTools({ overview }: { overview: Overview }) {
  const { run } = homeText.list;
  const active = overview.connectors.find(({ status }) => status === "ACTIVE");
  if (!active)
    return (
      <Link to="/tools" className={buttonClass("primary")}>
        {run.action}
      </Link>
    );
  return (
    <Link
      to="/connectors/$connectorId"
      params={{ connectorId: active.connector_id }}
      search={{ start: "1" }}
      className={buttonClass("primary")}
    >
      {run.actionFor(active.name)}
    </Link>
  );
}

function readHidden(key: string): boolean {
  try {
    return localStorage.getItem(key) === "hidden";
  } catch {
    return false;
  }
}

function writeHidden(key: string, hidden: boolean): void {
  try {
    if (hidden) localStorage.setItem(key, "hidden");
    else localStorage.removeItem(key);
  } catch {
    // The choice then lasts until the page is closed.
  }
}
