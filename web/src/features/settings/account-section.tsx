import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { useSession } from "../../app/session.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { supabase } from "../../lib/supabase.ts";
import { t } from "../../text/index.ts";
import { settings as text } from "../../text/settings.ts";
import { SessionsPart } from "./sessions-part.tsx";

const MIN_LENGTH = 8;

/** Email, password and sessions. */
export function AccountSection() {
  const session = useSession();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const change = useMutation({
    mutationFn: async () => {
      const { auth } = supabase();
      // An unlocked screen alone must not be enough to take the account over.
      const known = await auth.signInWithPassword({ email: session?.user.email ?? "", password: current });
      if (known.error) throw known.error;
      const { error } = await auth.updateUser({ password });
      if (error) throw error;
    },
    onSuccess: () => {
      setCurrent("");
      setPassword("");
      setChecked(false);
      toast(text.passwordChanged);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (password.length >= MIN_LENGTH && current !== "") change.mutate();
  }
  return (
    <Section title={text.account}>
      <p className="text-13">
        <span className="text-soft">{text.email}: </span>
        {session?.user.email}
      </p>
      <Form validationBehavior="aria" onSubmit={submit} className="flex max-w-80 flex-col gap-3">
        <Field
          label={text.currentPassword}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={isChecked && current === "" ? t.connectors.missing : undefined}
        />
        <Field
          label={text.newPassword}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={isChecked && password.length < MIN_LENGTH ? t.signIn.passwordShort : undefined}
        />
        {change.isError && <ErrorState error={change.error} />}
        <Button type="submit" className="w-fit" isPending={change.isPending}>
          {text.changePassword}
        </Button>
      </Form>
      <SessionsPart />
    </Section>
  );
}
