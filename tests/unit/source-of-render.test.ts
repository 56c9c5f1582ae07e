/** Tests which code of a story a docs page in Storybook shows. */
import { expect, it } from "vitest";

import { sourceOfRender } from "../../.storybook/docs/source-of-render.ts";

const play = `play: async ({ canvas }) => {
    await expect(canvas.getByText("A")).toBeVisible();
  }`;

it("is the element that the story returns, without its test", () => {
  const story = `{
  tags: ["!visual"],
  render: () => <div className="grid">
      <Tag>A</Tag>
    </div>,
  ${play}
}`;
  expect(sourceOfRender(story)).toBe('<div className="grid">\n  <Tag>A</Tag>\n</div>');
});

it.each([
  ["{\n  render: args => <Tag {...args} />\n}", "<Tag {...args} />"],
  ["{\n  render: ({\n    tone\n  }) => <Tag tone={tone} />,\n  args: {}\n}", "<Tag tone={tone} />"],
  [
    "{\n  render: () => {\n    const a = 1;\n    return <Tag a={a} />;\n  }\n}",
    "{\n  const a = 1;\n  return <Tag a={a} />;\n}",
  ],
])("is the end of the function `render`, with any parameters: %j", (story, code) => {
  expect(sourceOfRender(story)).toBe(code);
});

it.each([
  ["a story without `render`", `{\n  args: { tone: "danger" },\n  ${play}\n}`],
  ["the code that Storybook writes from args", '<Tag\n  render={() => 1}\n  tone="danger"\n/>'],
])("is unchanged for %s", (_, code) => {
  expect(sourceOfRender(code)).toBe(code);
});
