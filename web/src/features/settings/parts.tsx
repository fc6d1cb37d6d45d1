import { Tag } from "../../components/labels.tsx";
import { Select } from "../../components/select.tsx";
import { settings as text } from "../../text/settings.ts";

/** Where a value comes from. */
export function Origin({ isOwn }: { isOwn: boolean }) {
  return <Tag tone={isOwn ? "accent" : "neutral"}>{isOwn ? text.fromYou : text.fromInstallation}</Tag>;
}

/** The environment variables that set the installation's values. */
export function Variables({ names }: { names: string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-soft">
      {text.setVariables}
      {names.map((name) => (
        <code key={name} className="text-ink">
          {name}
        </code>
      ))}
    </p>
  );
}

/** The endpoint's models, to choose one instead of typing its name. */
export function ModelChoice(props: { models: string[]; value: string; onChange: (name: string) => void }) {
  const { models, value, onChange } = props;
  const choices = models.map((id) => ({ id, label: id }));
  const none = { id: "", label: text.choose(models.length) };
  return (
    <Select
      label={text.listed}
      choices={[none, ...choices]}
      value={models.includes(value) ? value : ""}
      onChange={(id) => id !== "" && onChange(id)}
    />
  );
}
