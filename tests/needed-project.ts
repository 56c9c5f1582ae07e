/** Opens only those Vitest projects that a run needs, for the Vitest configurations. */

/** The projects that the command line names, as `--project=unit` or `--project unit`. */
const namedProjects = process.argv.flatMap((arg, at) => {
  if (arg === "--project") return process.argv[at + 1] ?? [];
  return arg.startsWith("--project=") ? arg.slice("--project=".length) : [];
});

const isPattern = (name: string) => /[*!]/.test(name);

/**
 * Opens a project only if this run may need it: Storybook reads every story when its project is opened,
 * which takes longer than most runs of the other projects.
 *
 * @param name The project's name, as `--project` gives it.
 * @param selected Names or patterns of the selected projects; empty for all projects.
 * @returns The opened project; empty if only other projects are selected.
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
