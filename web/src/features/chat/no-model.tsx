import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";
import { chat as text } from "../../text/chat.ts";

/** Shown without a model: how to configure one, and what works without. */
export function NoModel() {
  return (
    <EmptyState
      title={text.noModel}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to="/playground" className={buttonClass("primary")}>
            {text.openPlayground}
          </Link>
          <Link to="/settings" className={buttonClass()}>
            {text.openSettings}
          </Link>
        </div>
      }
    >
      <p>{text.noModelText}</p>
      <p className="pt-1">{text.noModelPlayground}</p>
    </EmptyState>
  );
}
