/** The field `render` of a story, up to the next field or the story's end, as Storybook formats a story. */
const render = /^ {2}render: (?:\([^()]*\)|\w+) => ([^]*?),?\n(?= {2}(?:\w|\/[/*])|\})/m;

/**
 * The code that a docs page shows for a story: only what its field `render` returns. Storybook itself shows the
 * whole story, with its test. Code without such a field, as Storybook writes it from the args of a story, is
 * returned unchanged.
 */
export function sourceOfRender(code: string): string {
  const [, body] = render.exec(code) ?? [];
  // Storybook indents the lines of a JSX element by two more spaces than the statements of a function.
  return body?.replaceAll(body.startsWith("{") ? /^ {2}/gm : /^ {4}/gm, "") ?? code;
}
