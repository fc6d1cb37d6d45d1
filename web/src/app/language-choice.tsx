import { useId } from "react";
import { t } from "../text/index.ts";
import { chooseLanguage, LANGUAGES, type Language, language } from "../text/language.ts";

const CHOICES = Object.entries(LANGUAGES) as [Language, string][];

/** The language of the UI. The browser's own dialog, to keep the first load small. */
export function LanguageChoice({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const id = useId();
  return (
    <div className={`flex min-w-0 items-center gap-2 text-12 text-soft ${isLabelHidden ? "flex-1" : ""}`}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : ""}>
        {t.shell.language}
      </label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => {
          const chosen = CHOICES.find(([name]) => name === target.value);
          if (chosen) chooseLanguage(chosen[0]);
        }}
        className={`touch h-8 min-w-0 flex-1 rounded-md border border-edge/70 bg-surface text-ink ${isLabelHidden ? "px-1 text-12" : "px-2 text-13"}`}
      >
        {CHOICES.map(([name, label]) => (
          <option key={name} value={name} lang={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
