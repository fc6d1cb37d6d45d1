import type { ReactNode } from "react";
import { LanguageChoice } from "../../app/language-choice.tsx";
import { t } from "../../text/index.ts";

/** The frame of the pages before sign-in. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-sm flex-col justify-center gap-5 px-4 py-8">
      <title>{`${title} · Toolgate`}</title>
      <header className="flex flex-col gap-1">
        <p className="flex items-center gap-2 text-14 font-semibold">
          <img src="/favicon.svg" alt="" width={20} height={20} />
          Toolgate
        </p>
        <p className="text-soft">{t.signIn.intro}</p>
      </header>
      {children}
      <LanguageChoice />
    </main>
  );
}

/** Why the last attempt failed. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md border border-bad/40 bg-bad-tint px-3 py-2 text-13">
      {children}
    </p>
  );
}
