import { Button } from "@larkline/ui/button";
import { CheckIcon, CopyIcon } from "@larkline/ui/icon";
import { useState } from "react";

interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** The button's words. */
  children: string;
  /** Shown and announced after copying. */
  copied?: string;
}

/** A button that copies a text, and reports success or failure. */
export function CopyButton({ text, children, copied = "Copied." }: CopyButtonProps) {
  const [result, setResult] = useState<{ of: string; isCopied: boolean }>();
  // Another text is not copied yet.
  const isCopied = result?.of === text ? result.isCopied : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        variant="outline"
        leadingIcon={isCopied === true ? <CheckIcon /> : <CopyIcon />}
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setResult({ of: text, isCopied: true }),
            () => setResult({ of: text, isCopied: false }),
          )
        }
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
