import { Heading } from "../../packages/ui/src/foundations/heading/heading.tsx";
import { Text } from "../../packages/ui/src/foundations/text/text.tsx";
import type { ReviewComment } from "../../scripts/review/change.ts";
import { momentOf } from "./words.ts";

const verbs = { approved: "approved", rejected: "rejected", comment: "commented" } as const;

/** The comments and decisions on a picture in the review room, including those on its earlier versions. */
export function Comments({
  comments,
  version,
}: {
  comments: readonly ReviewComment[];
  /** Fingerprint of the picture that is shown now. */
  version: string;
}) {
  if (comments.length === 0) return null;
  return (
    <section aria-label="Comments" className="flex flex-col gap-3">
      <Heading level={3} size={4}>
        Said so far
      </Heading>
      <ol className="flex flex-col gap-3">
        {comments.map(({ by, at, says, decision, of: pictureVersion }) => (
          <li key={`${at}${says}`} className="border-s-2 border-edge ps-4">
            <Text size="fine" tone="muted">
              {by ?? "Somebody"} {verbs[decision ?? "comment"]}
              {pictureVersion === version
                ? ""
                : `${decision ? "" : " on"} an earlier picture`},{" "}
              <time dateTime={at}>{momentOf(at)}</time>
            </Text>
            {says !== "" && (
              <Text size="small" className="whitespace-pre-line">
                {says}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
