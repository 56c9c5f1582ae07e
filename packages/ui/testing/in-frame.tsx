import { useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** Renders its children into the document of a frame, as page builders and previews do. */
export function InFrame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame contains only the children */}
      <iframe
        title={title}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body && createPortal(children, body)}
    </>
  );
}
