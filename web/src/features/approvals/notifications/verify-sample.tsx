import { CopyButton } from "../../../components/copy-button.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { Section } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { VERIFY_CODE } from "./verify-code.ts";

export function VerifySample() {
  return (
    <Section
      title={text.verify}
      hint={text.verifyHint}
      actions={<CopyButton text={VERIFY_CODE} label={text.copyCode} />}
    >
      <Scrollable lang="en" aria-label={text.verify} className="border-line bg-sunken">
        {VERIFY_CODE}
      </Scrollable>
    </Section>
  );
}
