import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { announce } from "../app/announce.tsx";
import { t } from "../text/index.ts";
import { Button } from "./button.tsx";

/** Copies a text and confirms it; calls `onCopied`. */
export function CopyButton({
  text,
  label,
  onCopied,
}: {
  text: string;
  label: string;
  onCopied?: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy(): Promise<void> {
    await writeClipboard(text);
    setCopied(true);
    announce(t.common.copied);
    onCopied?.();
  }
  return (
    <Button onPress={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {isCopied ? t.common.copied : label}
    </Button>
  );
}

/**
 * The clipboard API needs a secure context; over plain http in a private network the legacy method works.
 */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
