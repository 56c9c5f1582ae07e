/**
 * Draws the poster of the stories' sample film in a brand's colors, because CSS cannot style an image file.
 */

/** Color roles on the ground "board" (docs/glossary.md), by name. Callers pass those of the light theme. */
type BoardColors = Readonly<Record<string, string | undefined>>;

/** Path of the poster, relative to the repository's root. */
export const samplePosterPath = ".storybook/samples/poster.svg";

/**
 * The poster's SVG source; the caller writes it to `samplePosterPath`.
 *
 * @throws If a color role is missing.
 */
export function samplePoster(colors: BoardColors): string {
  const role = (name: string) => {
    const value = colors[name];
    if (value === undefined) throw new Error(`The board has no color ${name}.`);
    return value;
  };
  const [board, raised, deep] = [role("board"), role("board-raised"), role("board-deep")];
  const [signal, ink, muted] = [role("signal"), role("ink"), role("ink-muted")];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><defs><pattern id="j" width="30" height="30" patternUnits="userSpaceOnUse"><g fill="none" stroke="${raised}" stroke-width="1.2"><circle cx="15" cy="15" r="5.2"/></g><circle cx="15" cy="15" r="1.9" fill="${raised}"/></pattern></defs><path fill="${board}" d="M0 0h480v270H0z"/><path fill="url(#j)" d="M0 0h480v270H0z"/><rect x="135" y="30" width="210" height="150" rx="9" fill="${deep}"/><circle cx="154.5" cy="48" r="4.5" fill="${signal}"/><path fill="none" stroke="${signal}" stroke-width="2" stroke-linejoin="round" d="M150 82q2-16 4 0t4 0q2-34 4 0t4 0q2-46 4 0t4 0q2-36 4 0t4 0q2-18 4 0t4 0h10q2-20 4 0t4 0q2-40 4 0t4 0q2-44 4 0t4 0q2-46 4 0t4 0q2-34 4 0t4 0q2-14 4 0t4 0h10q2-24 4 0t4 0q2-42 4 0t4 0q2-30 4 0t4 0h30"/><path fill="${muted}" d="M150 120h112v5H150zM150 136h158v5H150zM150 152h135v5H150z"/><g fill="none" stroke-linecap="round"><path stroke="${board}" stroke-width="8" d="M75 75c0 112 120 202 120 90M285 165c0 112 120 22 120-90"/><path stroke="${signal}" stroke-width="4.5" d="M75 75c0 112 120 202 120 90"/><path stroke="${ink}" stroke-width="4.5" d="M285 165c0 112 120 22 120-90"/></g><g fill="${signal}"><circle cx="75" cy="75" r="10"/><circle cx="195" cy="165" r="10"/></g><g fill="${ink}"><circle cx="285" cy="165" r="10"/><circle cx="405" cy="75" r="10"/></g><g fill="${board}"><circle cx="75" cy="75" r="3.8"/><circle cx="195" cy="165" r="3.8"/><circle cx="285" cy="165" r="3.8"/><circle cx="405" cy="75" r="3.8"/></g></svg>
`;
}
