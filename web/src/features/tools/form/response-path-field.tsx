import { lazy, Suspense } from "react";
import { Field } from "../../../components/field.tsx";
import { t } from "../../../text/index.ts";

const PathPreview = lazy(async () => ({ default: (await import("./path-preview.tsx")).PathPreview }));

/** The response path, with a preview on the last answer. */
export function ResponsePathField(props: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The last complete answer; undefined when there is none. */
  answer: unknown;
}) {
  const { value, onChange, error, answer } = props;
  return (
    <div className="flex max-w-160 flex-col gap-1.5">
      <Field
        label={t.tools.responsePath}
        mono
        value={value}
        onChange={onChange}
        hint={t.tools.responsePathHint}
        error={error}
        maxLength={256}
      />
      {answer !== undefined && error === undefined && value.trim() !== "" && (
        <Suspense>
          <PathPreview answer={answer} path={value} />
        </Suspense>
      )}
    </div>
  );
}
