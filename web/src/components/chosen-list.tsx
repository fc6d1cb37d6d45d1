import { X } from "lucide-react";
import { IconButton } from "./button.tsx";

/** The chosen values, each with a remove button; nothing when there are none. */
export function ChosenList(props: {
  label: string;
  chosen: readonly string[];
  nameRemoval: (name: string) => string;
  onChange: (chosen: string[]) => void;
  className?: string;
}) {
  const { label, chosen, nameRemoval, onChange, className = "" } = props;
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-1 ${className}`}>
      {chosen.map((name) => (
        <li key={name} className="flex max-w-full items-center rounded-sm bg-sunken pl-1.5">
          <code className="min-w-0 truncate">{name}</code>
          <IconButton
            aria-label={nameRemoval(name)}
            className="h-6! w-6!"
            onPress={() => onChange(chosen.filter((one) => one !== name))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
