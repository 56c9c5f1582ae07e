/** Lets a Vitest configuration open only the projects that a run needs. */

/** The projects that the command line names, as `--project=unit` or `--project unit`. */
const namedProjects = process.argv.flatMap((arg, at) => {
  if (arg === "--project") return process.argv[at + 1] ?? [];
  return arg.startsWith("--project=") ? arg.slice("--project=".length) : [];
});

/** Whether the name is a pattern of Vitest, such as `story*` or `!unit`. It may match any project. */
const isPattern = (name: string) => /[*!]/.test(name);

/**
 * Opens a project only if this run may need it. Opening can be slow: Storybook's project reads every story,
 * which takes longer than most runs of the other projects.
 *
 * @param name The project's name, as `--project` gives it.
 * @param selected Names or patterns of the selected projects; empty for all projects.
 * @returns A list with the opened project; empty if only other projects are selected.
 */
export async function ifNeeded<Project>(
  name: string,
  open: () => Promise<Project>,
  selected: readonly string[] = namedProjects,
): Promise<Project[]> {
  const isNeeded =
    selected.length === 0 || selected.some((each) => each === name || isPattern(each));
  return isNeeded ? [await open()] : [];
}
