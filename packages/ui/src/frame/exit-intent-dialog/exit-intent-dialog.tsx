import type { ReactNode } from "react";

import { CordStrokes } from "../../board/cord/cord-strokes.tsx";
import { CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { JackShape } from "../../board/jack/jack.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import type { DialogProps } from "../../components/dialog/dialog.tsx";

export { useExitIntent } from "./use-exit-intent.ts";
export type { ExitIntentOptions } from "./use-exit-intent.ts";

export interface ExitIntentDialogProps extends Omit<
  DialogProps,
  "trigger" | "defaultOpen" | "open" | "variant" | "size" | "footer" | "children"
> {
  /** The offer, in a few words. */
  title: ReactNode;
  /** One sentence of explanation. */
  description: ReactNode;
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Called with `false` when the visitor presses Escape, clicks the backdrop or the close button,
   * or makes another close request, such as Android's back gesture.
   */
  onOpenChange: (open: boolean) => void;
  /** The buttons: first the one that accepts, then the one that declines. */
  actions: ReactNode;
  /** More content. */
  children?: ReactNode;
}

/** A dialog for visitors who are about to leave. Open it with `useExitIntent`, at most once per visit. */
export function ExitIntentDialog({ actions, children, ...props }: ExitIntentDialogProps) {
  return (
    <Dialog data-slot="exit-intent-dialog" {...props} size="sm" footer={actions}>
      <div
        data-ground="board"
        data-slot="exit-intent-board"
        className="ll-exit-board rounded-panel bg-page"
      >
        <JackField />
        <CordLayer columns={8} rows={3}>
          <g className="ll-cord">
            <CordStrokes d={cordToLoosePlug} />
            <JackShape state="plugged" transform="translate(72 24)" />
            {/* The plug with its tip, pulled out of the right jack. */}
            <path className="ll-cord-body" d="m286 73 7-11" />
            <circle cx="281" cy="81" r="8" className="fill-cord" />
          </g>
          <JackShape transform="translate(312 24)" />
        </CordLayer>
      </div>
      {children && <div className="mt-5">{children}</div>}
    </Dialog>
  );
}

/** Path of the cord from the left jack to the plug that is pulled out of the right one. */
const cordToLoosePlug = "M72 24C75 96 110 124 168 124S262 112 281 81";
