import { Field } from "./field.tsx";

/** The search over a list. Its name stands in it. */
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
