import { toast } from "sonner";
import { asFailure } from "../lib/api-failure.ts";
import { ServerText } from "./server-text.tsx";

/** Reports a failed action. The messages of the server have code in backticks, as in documents. */
export function toastFailure(error: unknown): void {
  toast.error(<ServerText>{asFailure(error).message}</ServerText>);
}
