import { Button } from "@larkline/ui/button";
import { CheckIcon, CopyIcon } from "@larkline/ui/icon";
import { useState } from "react";

interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** The button's label. */
  children: string;
  /**
   * Text that is shown and announced after copying.
   * @default "Copied."
   */
  copied?: string;
}

/** A button that copies a text, and reports success or failure. */
export function CopyButton({ text, children, copied = "Copied." }: CopyButtonProps) {
  const [result, setResult] = useState<{ text: string; isCopied: boolean }>();
  // Undefined if `text` has changed since copying, because the result is about the previous text.
  const isCopied = result?.text === text ? result.isCopied : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ text, isCopied: true });
    } catch {
      // The clipboard may be unavailable, for example without https.
      setResult({ text, isCopied: false });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        variant="outline"
        leadingIcon={isCopied === true ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      <output className="text-fine text-ink-muted">
        {isCopied === true && copied}
        {isCopied === false && "This page may not copy. Mark the text instead."}
      </output>
    </div>
  );
}
