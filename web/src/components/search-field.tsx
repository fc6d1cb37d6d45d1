import { Field } from "./field.tsx";

/** The search of a list, with its name as the placeholder. */
export function SearchField(props: { label: string; value: string; onChange: (text: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <Field
      label={label}
      hideLabel
      placeholder={label}
      type="search"
      value={value}
      onChange={onChange}
      className="w-full sm:w-72"
    />
  );
}
