import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { useSession } from "../../app/session.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Field } from "../../components/field.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { supabase } from "../../lib/supabase.ts";
import { t } from "../../text/index.ts";

const MIN_LENGTH = 8;

/** Email, password, and signing out of all sessions. */
export function AccountSection() {
  const session = useSession();
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: async () => {
      const { error } = await supabase().auth.updateUser({ password });
      if (error) throw error;
    },
    onSuccess: () => {
      setPassword("");
      setChecked(false);
      toast(t.settings.passwordChanged);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (password.length >= MIN_LENGTH) change.mutate();
  }
  return (
    <Section title={t.settings.account}>
      <p className="text-13">
        <span className="text-soft">{t.settings.email}: </span>
        {session?.user.email}
      </p>
      <Form validationBehavior="aria" onSubmit={submit} className="flex max-w-80 flex-col gap-3">
        <Field
          label={t.settings.newPassword}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={isChecked && password.length < MIN_LENGTH ? t.signIn.passwordShort : undefined}
        />
        {change.isError && <ErrorState error={change.error} />}
        <Button type="submit" className="w-fit" isPending={change.isPending}>
          {t.settings.changePassword}
        </Button>
      </Form>
      <Button look="danger" className="w-fit" onPress={() => setAsking(true)}>
        {t.settings.signOutEverywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.settings.signOutTitle}
        action={t.settings.signOutEverywhere}
        onConfirm={() => void supabase().auth.signOut({ scope: "global" })}
      >
        {t.settings.signOutText}
      </ConfirmDialog>
    </Section>
  );
}
