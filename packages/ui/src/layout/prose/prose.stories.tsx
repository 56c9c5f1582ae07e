import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { BoardCover } from "../../board/board-cover/board-cover.tsx";
import { Button } from "../../components/button/button.tsx";
import { Prose } from "./prose.tsx";

const article = (
  <>
    <p>
      We followed missed calls from four trades. Most people do not leave a message. They dial the
      next name on the list.
    </p>
    <h2 id="twenty-seconds">The first 20 seconds</h2>
    <p>
      A caller with water on the floor waits for <strong>four rings</strong>. Then comes the
      machine, and the thumb is already on the next number. See{" "}
      <a href="#what-to-say">what to say</a> in that time.
    </p>
    <ul>
      <li>Say who picked up, and that somebody can help.</li>
      <li>
        Ask for the one thing that decides:
        <ul>
          <li>the address, for a van;</li>
          <li>the date, for a court.</li>
        </ul>
      </li>
      <li>Book before you hang up.</li>
    </ul>
    <blockquote>
      <p>We used to find the emergencies on the answering machine at seven.</p>
      <footer>Marta Harbor, owner, Harbor Plumbing</footer>
    </blockquote>
    <h3 id="what-to-say">What to say</h3>
    <ol>
      <li>Your name, and the company’s.</li>
      <li>“What happened, and where?”</li>
      <li>The time that you can be there.</li>
    </ol>
    <hr />
    <h2>In figures</h2>
    <table>
      <caption>Calls in one week at Harbor Plumbing</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">In office hours</th>
          <th scope="col">After hours</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Monday</th>
          <td>4</td>
          <td>3</td>
        </tr>
        <tr>
          <th scope="row">Saturday</th>
          <td>0</td>
          <td>8</td>
        </tr>
      </tbody>
    </table>
    <figure>
      <BoardCover seed="the-first-20-seconds" ratio="wide" />
      <figcaption>Who called whom, on one evening.</figcaption>
    </figure>
    <h3>For developers</h3>
    <p>
      Every call ends with the event <code>call.completed</code>:
    </p>
    <pre>
      <code>{`{ "event": "call.completed", "outcome": "booked", "at": "2026-03-05T07:30:00-06:00" }`}</code>
    </pre>
  </>
);

const meta = {
  title: "Layout/Prose",
  component: Prose,
  args: { children: article },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its first paragraph as a lede. */
export const Default: Story = {
  args: { as: "article", lede: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole("article");
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(560);
    await expect(canvas.getByRole("table", { name: /^Calls in one week/ })).toBeVisible();
    // A list with custom markers keeps its list semantics.
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: "md" } };

/** The small size, with smaller headings. */
export const Terms: Story = {
  args: {
    size: "sm",
    children: (
      <>
        <h2>4. Recording</h2>
        <p>
          Calls are recorded only where you switch recording on. Every caller is told before they
          say anything, in the language that they speak.
        </p>
        <h3>4.1 How long recordings are kept</h3>
        <dl>
          <dt>Recordings</dt>
          <dd>30 days, or as long as your agreement says.</dd>
          <dt>Transcripts</dt>
          <dd>Until you delete them.</dd>
        </dl>
        <h4>4.1.1 Deletion</h4>
        <p>
          Write to <a href="#privacy">privacy@larkline.example</a>. We delete within 24 hours.
        </p>
      </>
    ),
  },
};

/** Components of the kit in the text keep their look, also on the board. */
export const WithParts: Story = {
  args: {
    children: (
      <>
        <h2>Hear it for yourself</h2>
        <p>
          A sample call takes 24 seconds. <a href="#calls">All sample calls</a> are in seven
          languages.
        </p>
        <p>
          <Button href="#sample">Hear a sample call</Button>
        </p>
        <blockquote>
          <p>There’s water coming through my kitchen ceiling.</p>
        </blockquote>
      </>
    ),
  },
  render: (args) => (
    <div data-ground="board" className="rounded-stage bg-page p-6 text-ink">
      <Prose {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("link", { name: "Hear a sample call" });
    await expect(getComputedStyle(button).textDecorationLine).toBe("none");
  },
};

/** Long words, long URLs and a wide table in a narrow box. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        <h2>Rufbereitschaftsdienstkoordinationsstelle</h2>
        <p>
          <a href="#long">https://larkline.example/a/very/long/address/that/does/not/end/soon</a>
        </p>
        <pre>
          <code>curl --request POST https://api.larkline.example/v1/calls/outbound</code>
        </pre>
        <table>
          <thead>
            <tr>
              {["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {["8 AM to 5 PM", "8 AM to 5 PM", "Closed", "8 AM to 9 PM", "8 AM to noon"].map(
                (hours, index) => (
                  <td key={index}>{hours}</td>
                ),
              )}
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
  render: (args) => (
    <div className="max-w-72">
      <Prose {...args} />
    </div>
  ),
};

/** In right-to-left text a table's columns have their gap at the left, so that the first begins at the edge. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Prose {...args} />
    </div>
  ),
  args: {
    children: (
      <table>
        <tbody>
          <tr>
            <th scope="row">الاثنين</th>
            <td>٤</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  play: async ({ canvas }) => {
    const first = getComputedStyle(canvas.getByRole("rowheader"));
    await expect(first.paddingRight).toBe("0px");
    await expect(Number.parseFloat(first.paddingLeft)).toBeGreaterThan(0);
  },
};
