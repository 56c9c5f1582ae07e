/** Lists all stories, and which of them have screenshots, from the story files without a browser. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { combineTags } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";

/** Patterns of story files, the same as in .storybook/main.ts. */
const storyPatterns = ["packages/ui/src/**/*.stories.tsx", "stories/**/*.stories.tsx"];

/**
 * Every story's id and names, and as `visual` whether it has screenshots. A story with `tags: ["!visual"]`
 * has none.
 *
 * @param files Story files, relative to `root`. Default: all of Storybook's.
 */
export function listStories(
  root: string,
  files: readonly string[] = globSync(storyPatterns, { cwd: root }),
): { id: string; title: string; name: string; file: string; visual: boolean }[] {
  return files.flatMap((file) => {
    const csf = loadCsf(readFileSync(join(root, file), "utf8"), {
      fileName: file,
      makeTitle: (title) => {
        if (!title) throw new Error(`${file} needs a title.`);
        return title;
      },
    }).parse();
    return csf.stories.map(({ id, name = id, tags = [] }) => ({
      id,
      title: csf.meta.title ?? "",
      name,
      file,
      visual: combineTags("visual", ...(csf.meta.tags ?? []), ...tags).includes("visual"),
    }));
  });
}
