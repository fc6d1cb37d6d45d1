import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { useIsRecovering } from "../../app/session.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { asFailure } from "../../lib/api-failure.ts";
import { supabase } from "../../lib/supabase.ts";
import { t } from "../../text/index.ts";
import { resetPassword as text } from "../../text/reset-password.ts";
import { checkCredentials } from "./check-credentials.ts";
import { Problem, SignInFrame } from "./frame.tsx";

/**
 * Requests a link, and sets the new password after one was opened. The link of a hosted project signs the
 * visitor in before this page opens; that of the embedded stack carries a token, which is used when the
 * form is sent, so that programs that open links in mails do not use it up.
 */
export function ResetPasswordPage() {
  const [opened] = useState(() => new URLSearchParams(location.hash.slice(1)));
  const [isExpired, setExpired] = useState(opened.has("error_code"));
  const isRecovering = useIsRecovering();
  const token = isExpired ? null : opened.get("token_hash");
  if (token === null && !isRecovering) return <RequestLink isExpired={isExpired} />;
  return <NewPassword token={isRecovering ? null : token} onExpired={() => setExpired(true)} />;
}

function RequestLink({ isExpired }: { isExpired: boolean }) {
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { problem, isPending, attempt } = useAttempt();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkCredentials({ email, password: "-" }, false).email;
    setFault(found);
    if (found !== undefined) return;
    void attempt(async () => {
      const redirectTo = `${location.origin}/reset-password`;
      const { error } = await supabase().auth.resetPasswordForEmail(email.trim(), { redirectTo });
      if (error) throw error;
      setSent(true);
    });
  }
  return (
    <ResetForm onSubmit={submit}>
      {isExpired && !isSent && problem === null && <Problem>{text.linkExpired}</Problem>}
      <p className="text-13 text-soft">{text.hint}</p>
      <Field
        label={t.signIn.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={fault}
      />
      {problem !== null && <Problem>{problem}</Problem>}
      {isSent && (
        <output className="rounded-md bg-ok-tint px-3 py-2 text-13">{text.linkSent(email.trim())}</output>
      )}
      <Button type="submit" look="primary" isPending={isPending}>
        {text.sendLink}
      </Button>
    </ResetForm>
  );
}

function NewPassword({ token, onExpired }: { token: string | null; onExpired: () => void }) {
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();
  const { problem, isPending, attempt } = useAttempt();
  const navigate = useNavigate();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkCredentials({ email: "-@-.-", password }, true).password;
    setFault(found);
    if (found !== undefined) return;
    void attempt(async () => {
      const { auth } = supabase();
      if (token !== null) {
        const { error } = await auth.verifyOtp({ type: "recovery", token_hash: token });
        if (error?.code === "otp_expired") return onExpired();
        if (error) throw error;
      }
      const { error } = await auth.updateUser({ password });
      if (error) throw error;
      toast(text.passwordSet);
      await navigate({ to: "/", replace: true });
    });
  }
  return (
    <ResetForm onSubmit={submit}>
      <Field
        label={text.newPassword}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={fault}
        hint={t.signIn.passwordHint}
      />
      <p className="text-13 text-soft">{text.othersEnd}</p>
      {problem !== null && <Problem>{problem}</Problem>}
      <Button type="submit" look="primary" isPending={isPending}>
        {text.setPassword}
      </Button>
    </ResetForm>
  );
}

function ResetForm({ onSubmit, children }: { onSubmit: (event: FormEvent) => void; children: ReactNode }) {
  return (
    <SignInFrame title={text.title}>
      <Form validationBehavior="aria" onSubmit={onSubmit} className="flex flex-col gap-3">
        <h1>{text.title}</h1>
        {children}
      </Form>
      <Link to="/sign-in" className="self-center text-13 text-accent underline underline-offset-2">
        {text.backToSignIn}
      </Link>
    </SignInFrame>
  );
}

function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  async function attempt(work: () => Promise<void>): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(asFailure(error).message);
    }
    setPending(false);
  }
  return { problem, isPending, attempt };
}
