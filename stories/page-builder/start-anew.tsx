import { Button } from "@larkline/ui/button";
import { Dialog } from "@larkline/ui/dialog";

interface StartAnewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReset: () => void;
}

/** Dialog: asks before the draft is discarded. */
export function StartAnew({ open, onOpenChange, onReset }: StartAnewProps) {
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title="Start anew?"
      description="The draft gives way to the sample page. Undo brings it back as long as this page is open."
      footer={
        <>
          <Button tone="danger" onClick={onReset}>
            Start anew
          </Button>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Keep the draft
          </Button>
        </>
      }
    />
  );
}
