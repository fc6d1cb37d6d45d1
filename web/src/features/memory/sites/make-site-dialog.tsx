import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { createSite, sitesQuery } from "../api/sites.ts";

/** Asks for the site's name and opens the new site. */
export function MakeSiteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { data: sites = [] } = useQuery(sitesQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const siteId = name.trim();
  const make = useMutation({
    mutationFn: () => createSite(siteId),
    onSuccess: async (site) => {
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      toast(memory.made(site.site_id));
      await navigate({ to: "/memory/$siteId", params: { siteId: site.site_id } });
    },
  });
  const isKnown = sites.some(({ site_id }) => site_id === siteId);
  const fault = siteId === "" ? memory.siteIdMissing : isKnown ? memory.siteExists : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!fault) make.mutate();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={memory.make}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button type="submit" form={formId} look="primary" isPending={make.isPending}>
            {memory.make}
          </Button>
        </>
      }
    >
      <Form id={formId} validationBehavior="aria" onSubmit={submit}>
        <Field
          label={memory.siteId}
          hint={memory.siteIdHint}
          placeholder={memory.siteIdPlaceholder}
          value={name}
          onChange={setName}
          maxLength={200}
          autoFocus
          error={isChecked ? fault : undefined}
        />
      </Form>
      {make.isError && <ErrorState error={make.error} />}
    </Dialog>
  );
}
