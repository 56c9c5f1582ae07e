import { Jack } from "../../board/jack/jack.tsx";
import { ModalFrame } from "../dialog/modal-frame.tsx";
import type { ModalProps } from "../dialog/modal-frame.tsx";

export type SheetProps = ModalProps;

/**
 * A page's aside that slides in where it was asked for and goes again: from below on a phone, from the
 * end side on anything wider. Modal, as `Dialog` is; a plugged jack marks its title.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Sheet({ className = "", ...props }: SheetProps) {
  return (
    <ModalFrame
      slot="sheet"
      mark={
        <span className="flex h-[1lh] items-center">
          <Jack state="plugged" />
        </span>
      }
      {...props}
      className={`mx-0 mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-none flex-col rounded-t-stage border-t border-line bg-surface sheet-safe text-ink shadow-float transition-[translate,overlay,display] transition-discrete duration-panel not-open:translate-y-full backdrop:bg-scrim backdrop:transition-opacity backdrop:duration-panel open:flex sm:ms-auto sm:mt-0 sm:h-dvh sm:max-h-none sm:w-[min(28rem,100%-3rem)] sm:rounded-s-stage sm:rounded-e-none sm:border-s sm:border-t-0 sm:not-open:translate-x-full sm:not-open:translate-y-0 sm:rtl:not-open:-translate-x-full starting:open:translate-y-full sm:starting:open:translate-x-full sm:starting:open:translate-y-0 sm:rtl:starting:open:-translate-x-full ${className}`}
    />
  );
}
