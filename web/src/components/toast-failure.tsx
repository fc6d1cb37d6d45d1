import { toast } from "sonner";
import { asFailure } from "../lib/api-failure.ts";
import { InlineCode } from "./inline-code.tsx";

/** Reports a failed action. The messages of the server have code in backticks, as in documents. */
export function toastFailure(error: unknown): void {
  toast.error(<InlineCode>{asFailure(error).message}</InlineCode>);
}
