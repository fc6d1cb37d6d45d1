import { getRouteApi, Link, useNavigate, useRouter } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { asFailure } from "../../lib/api-failure.ts";
import { supabase, webConfig } from "../../lib/supabase.ts";
import { t } from "../../text/index.ts";
import { type CredentialFaults, type Credentials, checkCredentials } from "./check-credentials.ts";
import { Problem, SignInFrame } from "./frame.tsx";

const route = getRouteApi("/sign-in");

/** Email and password for sign-in and sign-up; on a local stack also the demo account. */
export function SignInPage() {
  const { next, mode } = route.useSearch();
  const isNew = mode === "sign-up";
  const navigate = useNavigate();
  const router = useRouter();
  const [credentials, setCredentials] = useState<Credentials>({ email: "", password: "" });
  const [faults, setFaults] = useState<CredentialFaults>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const { demo, mode: installation, password_reset } = webConfig();
  // A hosted project always sends mail.
  const canReset = installation === "hosted" || password_reset === true;

  async function enter(given: Credentials, create: boolean): Promise<void> {
    setPending(true);
    setProblem(null);
    const { auth } = supabase();
    const { data, error } = create ? await auth.signUp(given) : await auth.signInWithPassword(given);
    setPending(false);
    if (error) setProblem(asFailure(error).message);
    else if (!data.session) setNotice(t.signIn.confirm);
    else router.history.push(safePath(next));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkCredentials(credentials, isNew);
    setFaults(found);
    if (Object.keys(found).length === 0) void enter(credentials, isNew);
  }

  return (
    <SignInFrame title={isNew ? t.signIn.signUpTitle : t.signIn.title}>
      {demo && (
        <>
          <div className="flex flex-col gap-1.5">
            <Button look="primary" isPending={isPending} onPress={() => void enter(demo, false)}>
              {t.signIn.demo}
            </Button>
            <p className="text-12 text-soft">{t.signIn.demoHint}</p>
          </div>
          <p
            aria-hidden="true"
            className="flex items-center gap-3 text-12 text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          >
            {t.signIn.or}
          </p>
        </>
      )}
      <Form validationBehavior="aria" onSubmit={submit} className="flex flex-col gap-3">
        <h1>{isNew ? t.signIn.signUpTitle : t.signIn.title}</h1>
        <Field
          label={t.signIn.email}
          type="email"
          autoComplete="username"
          value={credentials.email}
          onChange={(email) => setCredentials({ ...credentials, email })}
          error={faults.email}
        />
        <Field
          label={t.signIn.password}
          type="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          value={credentials.password}
          onChange={(password) => setCredentials({ ...credentials, password })}
          error={faults.password}
          {...(isNew ? { hint: t.signIn.passwordHint } : {})}
        />
        {problem && (
          <Problem>
            {t.signIn.failed} {problem}
          </Problem>
        )}
        {notice && <output className="rounded-md bg-ok-tint px-3 py-2 text-13">{notice}</output>}
        <Button type="submit" look={demo ? "plain" : "primary"} isPending={isPending}>
          {isNew ? t.signIn.signUp : t.signIn.signIn}
        </Button>
        {canReset && !isNew && (
          <Link to="/reset-password" className="w-fit text-13 text-accent underline underline-offset-2">
            {t.signIn.forgot}
          </Link>
        )}
      </Form>
      <Button
        look="quiet"
        onPress={() =>
          void navigate({
            to: "/sign-in",
            search: { ...(next ? { next } : {}), ...(isNew ? {} : { mode: "sign-up" }) },
          })
        }
      >
        {isNew ? t.signIn.toSignIn : t.signIn.toSignUp}
      </Button>
    </SignInFrame>
  );
}

/** Accepts only a path of this site, because `next` comes from the address bar. */
function safePath(next: string | undefined): string {
  return next && /^\/(?![/\\])/.test(next) && !next.startsWith("/sign-in") ? next : "/";
}
