import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { type MadeWebhook, putWebhook } from "./api.ts";

/** The address of a receiver. */
export function UrlForm(props: {
  initial?: string;
  action: string;
  hint?: string;
  onMade: (made: MadeWebhook) => void;
  /** More buttons. */
  children?: ReactNode;
}) {
  const { initial = "", action, hint, onMade, children } = props;
  const [url, setUrl] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({ mutationFn: () => putWebhook(url.trim()), onSuccess: onMade });
  const isFit = /^https?:\/\/./.test(url.trim()) && URL.canParse(url.trim());
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isFit) save.mutate();
  }
  return (
    <form onSubmit={submit} className="flex max-w-160 flex-col gap-3">
      <Field
        label={text.url}
        hint={hint ?? text.urlHint}
        value={url}
        onChange={setUrl}
        mono
        inputMode="url"
        maxLength={2_000}
        autoComplete="off"
        error={isChecked && !isFit ? text.urlBad : undefined}
      />
      {save.isError && <ErrorState error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isPending={save.isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
