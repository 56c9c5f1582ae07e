/** Pattern: a changelog with paginated releases, and those of the previous year in disclosures. */
import { Accordion, AccordionItem } from "@larkline/ui/accordion";
import { Breadcrumbs } from "@larkline/ui/breadcrumbs";
import { Container } from "@larkline/ui/container";
import { Divider } from "@larkline/ui/divider";
import { Heading } from "@larkline/ui/heading";
import { Pagination } from "@larkline/ui/pagination";
import { Prose } from "@larkline/ui/prose";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Tag } from "@larkline/ui/tag";
import { Text } from "@larkline/ui/text";
import { Fragment, useId, useRef, useState } from "react";

import { earlier, releases } from "./changelog-releases.ts";
import type { Release } from "./changelog-releases.ts";

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayFormat.format(new Date(date))}</time>;
}

function Changes({ kind, changes }: { kind: string; changes: readonly string[] }) {
  return (
    <>
      <h3>{kind}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
}

function ReleaseNotes({ date, title, summary, added, fixed }: Release) {
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <Split
        ratio="end"
        first={
          <Stack gap="md">
            <Text size="small" tone="muted">
              <Day date={date} />
            </Text>
            <Heading level={2} size={2} id={id}>
              {title}
            </Heading>
            <Stack direction="row">
              {added && <Tag>New</Tag>}
              {fixed && <Tag>Fixed</Tag>}
            </Stack>
          </Stack>
        }
        second={
          <Prose>
            <p>{summary}</p>
            {added && <Changes kind="New" changes={added} />}
            {fixed && <Changes kind="Fixed" changes={fixed} />}
          </Prose>
        }
      />
    </article>
  );
}

const releasesPerPage = 2;

/** The changelog. After a change of page the focus moves to the start of the page's releases. */
export function Changelog() {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const heading = useId();
  const older = useId();
  const pageReleases = releases.slice((page - 1) * releasesPerPage, page * releasesPerPage);

  return (
    <>
      <Section space="compact" aria-labelledby={heading}>
        <Container>
          <Stack gap="xl">
            <Breadcrumbs
              items={[
                { label: "Larkline", href: "#home" },
                { label: "Resources", href: "#resources" },
              ]}
              current="Changelog"
            />
            <Stack gap="md">
              <Heading level={1} id={heading}>
                What is new
              </Heading>
              <Text size="lede" tone="muted">
                What we added and fixed in Larkline. Every change is on your line the same day;
                there is nothing to install.
              </Text>
            </Stack>
            <Section space="none" ref={top} tabIndex={-1} aria-label={`Releases, page ${page}`}>
              <Stack gap="xl">
                {pageReleases.map((release) => (
                  <Fragment key={release.date}>
                    <Divider />
                    <ReleaseNotes {...release} />
                  </Fragment>
                ))}
              </Stack>
            </Section>
            <Pagination
              pageCount={Math.ceil(releases.length / releasesPerPage)}
              page={page}
              onPageChange={(next) => {
                setPage(next);
                top.current?.focus();
              }}
            />
          </Stack>
        </Container>
      </Section>
      <Section ground="sunk" space="compact" aria-labelledby={older}>
        <Container>
          <Split
            ratio="end"
            first={
              <Heading level={2} size={2} id={older}>
                Earlier, in 2025
              </Heading>
            }
            second={
              <Accordion>
                {earlier.map(({ date, title, summary }) => (
                  <AccordionItem key={date} value={date} title={title}>
                    <Stack gap="sm">
                      <Text size="small" tone="inherit">
                        <Day date={date} />
                      </Text>
                      <Text tone="inherit">{summary}</Text>
                    </Stack>
                  </AccordionItem>
                ))}
              </Accordion>
            }
          />
        </Container>
      </Section>
    </>
  );
}
