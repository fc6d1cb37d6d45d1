import type { JsonObject } from "../../../../../src/base/json.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { RequestView } from "../../../components/request/request-view.tsx";
import { t } from "../../../text/index.ts";

/** Shows what a write sends, and sends it after a confirmation. Cancel has the focus. */
export function ConfirmSend(props: {
  request: JsonObject;
  isExecuted: boolean;
  onClose: () => void;
  onSend: () => void;
}) {
  const { request, isExecuted, onClose, onSend } = props;
  const text = t.connectors.form;
  return (
    <Dialog
      isOpen
      wide
      role="alertdialog"
      title={text.confirmTitle}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {t.common.cancel}
          </Button>
          <Button look={isExecuted ? "danger" : "primary"} onPress={onSend}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p className="text-13">{isExecuted ? text.confirmExecute : text.confirmWrite}</p>
      <RequestView request={request} />
    </Dialog>
  );
}
