import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

interface View {
  width: 320 | 600;
  scheme: "light" | "dark";
  height: number;
}

/** The media query in the mail's styles, as the mail templates write it. */
const darkQuery = "@media (prefers-color-scheme:dark)";

/** The mail as an HTML document that is always light or always dark, independent of the system's color scheme. */
function documentOf(mail: ReactElement, scheme: View["scheme"]): string {
  const markup = renderToStaticMarkup(mail);
  if (!markup.includes(darkQuery))
    throw new Error(
      `The mail has no colors for a dark color scheme: its styles need ${darkQuery}.`,
    );
  return `<!doctype html>${markup.replaceAll(darkQuery, scheme === "dark" ? "@media all" : "@media not all")}`;
}

export interface MailPreviewProps {
  /** The rendered template. */
  mail: ReactElement;
  /** Accessible name of the preview. */
  title: string;
  /** Height of the mail in pixels at 600 and at 320 pixels of width. */
  heights: Record<View["width"], number>;
}

/** Shows a mail at the widths of a desktop and a phone, in light and dark. */
export function MailPreview({ mail, title, heights }: MailPreviewProps) {
  const views: View[] = ([600, 320] as const).flatMap((width) =>
    (["light", "dark"] as const).map((scheme) => ({ width, scheme, height: heights[width] })),
  );
  return (
    <ul className="flex flex-wrap items-start gap-6">
      {views.map(({ width, scheme, height }) => (
        <li key={`${width}-${scheme}`} className={width === 600 ? "max-sm:hidden" : ""}>
          <p className="mb-2 text-small text-ink-muted">
            {width} px, {scheme}
          </p>
          <iframe
            title={`${title}, ${width} px, ${scheme}`}
            width={width}
            height={height}
            // The mail's links open new windows, which an empty `sandbox` forbids.
            sandbox=""
            srcDoc={documentOf(mail, scheme)}
            // Relative to the window instead of the list item, because the item is as wide as this frame.
            className="max-w-[calc(100vw-2rem)] rounded-control"
          />
        </li>
      ))}
    </ul>
  );
}
