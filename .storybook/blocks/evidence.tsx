import { colors, pairs, themes } from "@larkline/tokens";
import { measure } from "@larkline/tokens/measure";
import { Heading, Subheading } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { evidence } from "virtual:kit-evidence";

import type { Evidence as Facts, Origin } from "../evidence-plugin.ts";
import { ThemeHeadings } from "./theme-headings.tsx";
import { Wide } from "./wide.tsx";

/** Contrasts of all pairs of color roles that the kit allows, with the kit's own colors. */
const rows = measure(pairs, colors);

/**
 * The last section of a component's docs page: its test results, size in bytes, mount time, contrasts and
 * approved pictures. Renders nothing on docs pages without a component.
 *
 * @param stories Path of the component's story file, relative to the repository's root.
 */
export function Evidence({ stories }: { stories: string }) {
  const facts = evidence[stories.replace(/^\.\//, "")];
  if (!facts) return null;
  return (
    <>
      <Heading>Evidence</Heading>
      <Checks facts={facts} />
      <Keyboard facts={facts} />
      <Weight facts={facts} />
      <Bench facts={facts} />
      <Contrasts facts={facts} />
      <Pictures facts={facts} folder={stories.replace(/^\.\//, "").replace(/\/[^/]+$/, "")} />
    </>
  );
}

/** The time and commit of a measurement. If sources have changed since, also the command that repeats it. */
function MeasuredAt({ origin, command }: { origin: Origin; command: string }) {
  const { measured, commit, changed } = origin;
  return (
    <>
      <p className="text-fine text-ink-muted">
        Measured <time dateTime={measured}>{measured.slice(0, 16).replace("T", ", ")} UTC</time>
        {commit === null ? "" : ` at ${commit}`}.
      </p>
      {changed !== null && (
        <p className="rounded-control bg-warning-tint px-3 py-2 text-ink">
          <strong className="font-semibold">Stale:</strong> <code>{changed}</code> has changed
          since. Run <code>{command}</code>.
        </p>
      )}
    </>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled my-4 flex max-w-measure flex-col gap-2 text-small text-ink">
      {children}
    </div>
  );
}

const Strong = ({ children }: { children: ReactNode }) => (
  <strong className="font-semibold">{children}</strong>
);

function Checks({ facts }: { facts: Facts }) {
  const { total, passed, failed, picturesCompared, origin } = facts.stories;
  const command = "npm run test:stories";
  return (
    <>
      <Subheading>Checks</Subheading>
      <Box>
        {origin === null ? (
          <p>
            Not run on this machine yet: <code>{command}</code> runs all checks of each story.
          </p>
        ) : (
          <>
            <p>
              <Strong>
                {passed.length} of {total}
              </Strong>{" "}
              stories passed every check: the play function, axe in four themes,{" "}
              {picturesCompared && "pictures, "}320 px, right to left, 200 % text, 40 % longer text,
              visible focus, forced colors, rendering on the server and hydration.
            </p>
            {failed.length > 0 && (
              <p>
                <Strong>Failed:</Strong> {failed.map(({ name }) => name).join(", ")}.
              </p>
            )}
            <MeasuredAt origin={origin} command={command} />
          </>
        )}
      </Box>
    </>
  );
}

/** The keys that the play functions pressed. The tests record them while a play function runs. */
function Keyboard({ facts: { stories } }: { facts: Facts }) {
  const pressed = stories.passed.flatMap(({ story, name, steps }) =>
    steps.map((step, index) => ({
      story,
      name,
      ...step,
      isFirst: index === 0,
      stepCount: steps.length,
    })),
  );
  if (pressed.length === 0) return null;
  return (
    <>
      <Subheading>Keyboard steps run</Subheading>
      <Wide label="Keyboard steps run">
        <table className="docs-stacked w-full border-collapse text-small text-ink sm:min-w-[560px]">
          <caption className="pb-2 text-start text-fine text-ink-muted">
            Keys that the play functions pressed when they last passed, noted by the test.
          </caption>
          <thead>
            <tr className="border-b border-edge">
              <th className="py-2 pe-6 text-start font-semibold">Story</th>
              <th className="py-2 pe-6 text-start font-semibold">Step</th>
              <th className="py-2 text-start font-semibold">Keys</th>
            </tr>
          </thead>
          <tbody>
            {pressed.map(({ story, name, step, keys, isFirst, stepCount }, index) => (
              // The index is the React key, because steps have no id.
              <tr key={index} className="border-b border-line align-top">
                {isFirst && (
                  <th
                    scope="rowgroup"
                    rowSpan={stepCount}
                    className="py-2 pe-6 text-start font-normal"
                  >
                    <a href={`./?path=/story/${story}`} target="_top" className="underline">
                      {name}
                    </a>
                  </th>
                )}
                <td data-label="Step" className="py-2 pe-6">
                  {step === "" ? "before its first step" : step}
                </td>
                <td data-label="Keys" className="py-2">
                  <div>
                    {keys.map((key, keyIndex) => (
                      <kbd
                        // The index is the React key, because the same keyboard key may be pressed twice.
                        key={keyIndex}
                        className="me-1 inline-block rounded-plate border border-edge bg-surface px-2 text-fine font-medium"
                      >
                        {key}
                      </kbd>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}

function Weight({ facts: { name, bytes, mount } }: { facts: Facts }) {
  const measureBytes = "npm test -- --only=kit";
  return (
    <>
      <Subheading>Bytes and time</Subheading>
      <Box>
        {bytes === null ? (
          <p>
            Not measured on this machine yet: <code>{measureBytes}</code> measures the bytes.
          </p>
        ) : (
          <>
            <p>
              <Strong>{(bytes.gzip / 1000).toFixed(1)} kB</Strong> for{" "}
              <code>@larkline/ui/{name}</code> with all it imports, minified and gzip, without
              React.
            </p>
            <MeasuredAt origin={bytes} command={measureBytes} />
          </>
        )}
        {mount !== null && (
          <>
            <p>
              <Strong>{mount.ours.toFixed(1)} ms</Strong> until {mount.count.toLocaleString("en")}{" "}
              are shown, {(mount.ours / mount.native).toFixed(2)} times the{" "}
              {mount.native.toFixed(1)} ms of the native element in the same run.
            </p>
            <MeasuredAt origin={mount} command="npm run bench" />
          </>
        )}
      </Box>
    </>
  );
}

function Bench({ facts: { bench } }: { facts: Facts }) {
  if (bench === null) return null;
  return (
    <>
      <Subheading>Bench</Subheading>
      <Box>
        <p>{bench.says}</p>
        <table className="w-full border-collapse">
          <tbody>
            {bench.rows.map(({ name, value, against }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2 pe-6 text-start font-normal">
                  {name}
                </th>
                <td className="py-2 pe-6">{value}</td>
                <td className="py-2 text-ink-muted">{against}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {bench.marks.length > 0 && (
          <ul>
            {bench.marks.map(({ says, held }) => (
              <li key={says}>
                <Strong>{held ? "Held:" : "Missed:"}</Strong> {says}
              </li>
            ))}
          </ul>
        )}
        <p className="text-fine text-ink-muted">{bench.browser}</p>
        <MeasuredAt origin={bench} command="npm run bench" />
      </Box>
    </>
  );
}

/**
 * The contrasts of the pairs whose two color roles the component's source names, by pair: "ink on page". `page`
 * always counts as named, because a component without its own background is shown on it. Left out are pairs
 * with an opacity ("on-signal at 60 %"), a translucent background ("scrim over page") or alternative roles
 * ("signal or lamp-ring").
 */
function pairsOf({ roles }: Facts) {
  const behind = new Set([...roles.behind, "page"]);
  const used = rows.filter(
    ({ foreground, background }) => roles.front.includes(foreground) && behind.has(background),
  );
  const byRoles = new Map<string, typeof used>();
  for (const row of used) {
    const name = `${row.foreground} on ${row.background}`;
    byRoles.set(name, [...(byRoles.get(name) ?? []), row]);
  }
  return [...byRoles];
}

function Contrasts({ facts }: { facts: Facts }) {
  const measuredPairs = pairsOf(facts);
  if (measuredPairs.length === 0) return null;
  return (
    <>
      <Subheading>Contrasts</Subheading>
      <Wide label="Contrasts of the color roles">
        <table className="docs-stacked docs-themes w-full border-collapse text-small text-ink sm:min-w-[560px]">
          <caption className="pb-2 text-start text-fine text-ink-muted">
            Allowed pairs of the color roles that the component’s own source names for texts,
            borders, drawings and backgrounds, without pairs with an opacity. First the lower of the
            ratios on page and board, computed now, then the minimum.
          </caption>
          <thead>
            <tr className="border-b border-edge">
              <th className="py-2 pe-6 text-start font-semibold">Roles</th>
              <ThemeHeadings />
            </tr>
          </thead>
          <tbody>
            {measuredPairs.map(([roles, measured]) => (
              <tr key={roles} className="border-b border-line">
                <th scope="row" className="py-2 pe-6 text-start font-normal">
                  {roles}
                </th>
                {themes.map((theme) => {
                  const lowest = measured
                    .filter((row) => row.theme === theme)
                    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
                    .at(0);
                  return (
                    <td key={theme} data-label={theme} className="py-2 pe-3">
                      {lowest && `${lowest.ratio.toFixed(2)} of ${lowest.required}`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}

/** The theme and width of a picture, from its name: "…-dark-390". */
function modeOf(file: string) {
  const [, theme = "", width = ""] = /-(light|dark)-(\d+)$/.exec(file) ?? [];
  return `${theme}, ${width} px`;
}

/** The approved pictures, in one disclosure per story. Pictures are loaded when their disclosure is opened. */
function Pictures({ facts, folder }: { facts: Facts; folder: string }) {
  if (facts.pictures.length === 0) return null;
  return (
    <>
      <Subheading>Pictures</Subheading>
      <div className="sb-unstyled my-4 text-small text-ink">
        <p className="pb-2 text-fine text-ink-muted">
          The pictures that the tests compare to the pixel: light at 1280 px, dark at 390 px. New
          ones: <code>npm run baselines -- {folder}</code>
        </p>
        {facts.pictures.map(({ story, name, files }) => (
          <details key={story} className="border-t border-line py-2">
            <summary className="cursor-pointer py-1 font-semibold">{name}</summary>
            <div className="grid grid-cols-2 items-start gap-4 py-3">
              {files.map((file) => (
                <figure key={file}>
                  <a href={`./pictures/${file}.webp`} target="_blank" rel="noreferrer">
                    <img
                      src={`./pictures/${file}.webp`}
                      alt={`${name}, ${modeOf(file)}`}
                      loading="lazy"
                      className="max-h-96 max-w-full rounded-control border border-line object-contain"
                    />
                  </a>
                  <figcaption className="pt-1 text-fine text-ink-muted">{modeOf(file)}</figcaption>
                </figure>
              ))}
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
