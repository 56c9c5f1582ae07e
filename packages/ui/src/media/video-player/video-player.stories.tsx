import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { VideoPlayer } from "./video-player.tsx";

/** A sample with a hum instead of voices: .storybook/samples. */
const film = [{ src: "/samples/film.webm", type: "video/webm" }];

const meta = {
  title: "Media/Video player",
  component: VideoPlayer,
  argTypes: {
    sources: { control: false },
    captions: { control: false },
  },
  args: {
    label: "A burst pipe at 2:14 AM, answered by Larkline",
    sources: film,
    width: 480,
    height: 270,
    poster: "/samples/poster.svg",
    duration: 6,
    captions: [{ src: "/samples/film.en.vtt", lang: "en", label: "English" }],
    onMutedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-180">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

function filmIn(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector("video");
  if (!video) throw new Error("There is no video element.");
  return video;
}

/** Waits until the posters are loaded, so that the story's picture contains them. */
async function waitForPosters(canvasElement: HTMLElement) {
  await Promise.all(
    [...canvasElement.querySelectorAll("img")].map((poster) =>
      waitFor(() => expect(poster.naturalWidth).toBeGreaterThan(0)),
    ),
  );
}

/** Poster, timeline, captions, sound. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const video = filmIn(canvasElement);
    const slider = canvas.getByRole("slider", { name: "Position" });
    await waitForPosters(canvasElement);

    await step("a named film with reserved space", async () => {
      await expect(canvas.getByRole("figure", { name: args.label })).toBeVisible();
      const { width, height } = video.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(480 / 270, 1);
      await expect(video).not.toHaveAttribute("controls");
      await expect(video).toHaveTextContent("Your browser does not support the video tag.");
    });
    await step(
      "ArrowRight seeks 5 seconds, PageUp at most to the end, Home and End to the ends",
      async () => {
        await userEvent.tab();
        await expect(slider).toHaveFocus();
        await userEvent.keyboard("{ArrowRight}");
        await expect(slider).toHaveAttribute("aria-valuetext", "5 seconds of 6 seconds");
        await userEvent.keyboard("{PageUp}");
        await expect(slider).toHaveAttribute("aria-valuetext", "6 seconds of 6 seconds");
        await userEvent.keyboard("{Home}");
        await expect(slider).toHaveAttribute("aria-valuetext", "0 seconds of 6 seconds");
        await userEvent.keyboard("{End}");
        await expect(slider).toHaveAttribute("aria-valuetext", "6 seconds of 6 seconds");
        await userEvent.keyboard("{Home}");
      },
    );
    await step("Enter switches captions and sound", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Play" })).toHaveFocus();
      await userEvent.tab();
      const captions = canvas.getByRole("button", { name: "Captions" });
      await expect(captions).toHaveFocus();
      await waitFor(() => expect(video.textTracks[0]?.mode).toBe("showing"));
      const shown = captions.querySelector("svg")?.innerHTML;
      await userEvent.keyboard("{Enter}");
      await expect(captions).toHaveAttribute("aria-pressed", "false");
      await expect(video.textTracks[0]?.mode).toBe("disabled");
      // Forced colors remove the background, so the icon has to show the state.
      await expect(captions.querySelector("svg")?.innerHTML).not.toBe(shown);
      await userEvent.keyboard("{Enter}");
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", { name: "Unmute" })).toHaveFocus();
      await expect(video.muted).toBe(true);
      await expect(args.onMutedChange).toHaveBeenLastCalledWith(true);
    });
    await step("a pointer plays and pauses, also on the picture", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Play" }));
      // On a busy machine decoding the film takes longer than `waitFor` waits by default.
      await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), { timeout: 40_000 });
      await userEvent.click(video);
      await waitFor(() => expect(video.paused).toBe(true));
      await expect(await canvas.findByRole("button", { name: "Play" })).toBeVisible();
    });
  },
  tags: ["!visual"],
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    caption: "A call as it was answered, with the caller’s consent.",
    loop: false,
    playWhenVisible: false,
    defaultMuted: false,
    defaultCaptions: true,
  },
};

/** The poster, before playback. The sign for playing is beside its middle, where posters have words. */
export const Poster: Story = {
  play: async ({ canvasElement }) => {
    await waitForPosters(canvasElement);
    const stage = canvasElement.querySelector("[data-slot=video-player-stage]");
    const { left = 0, width = 0 } = stage?.getBoundingClientRect() ?? {};
    const sign = stage?.querySelector(":scope > span")?.getBoundingClientRect();
    await expect(sign?.left).toBeGreaterThan(left + width * 0.8);
    // The film shows the board by day, so the controls do, too.
    if (stage) await expect(getComputedStyle(stage).colorScheme).toBe("light");
  },
};

/** In view at page load: the native poster, which needs no hydration. */
export const EagerPoster: Story = {
  tags: ["!visual"],
  args: { posterLoading: "eager" },
  play: async ({ canvasElement }) => {
    await expect(filmIn(canvasElement)).toHaveAttribute("poster", "/samples/poster.svg");
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** The transcript is in a native disclosure, which works without JavaScript. */
export const Transcript: Story = {
  args: {
    caption: "A call as it was answered, with the caller’s consent.",
    transcript: (
      <>
        <p>Dana: Water is coming through the kitchen ceiling.</p>
        <p>Larkline: A plumber can be with you at 7:30.</p>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForPosters(canvasElement);
    const head = canvas.getByText("Transcript");
    head.focus();
    await userEvent.click(head);
    await expect(canvas.getByText(/A plumber can be with you/)).toBeVisible();
    head.blur();
  },
};

/** Simulates the setting for reduced motion by replacing `matchMedia` during a story. */
const withMotion = (preference: "less" | "any") => () => {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    matchMedia(
      query.includes("reduced-motion") ? (preference === "less" ? "all" : "not all") : query,
    );
  return () => {
    window.matchMedia = matchMedia;
  };
};

/**
 * Waits until an observer reports that the element is in view, or out of view. Observers are notified in the
 * order of their creation, so that the player's observer has been notified before this one.
 */
const untilInView = (element: Element, inView: boolean) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== inView) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/**
 * Plays muted when half of it is in view, pauses when less is, and stays paused after the visitor
 * has paused it.
 */
export const PlaysWhenVisible: Story = {
  tags: ["!visual"],
  args: { playWhenVisible: true, loop: true },
  beforeEach: withMotion("any"),
  render: (args) => (
    <>
      <VideoPlayer {...args} />
      <p className="pt-[150vh]">Below the film</p>
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const video = filmIn(canvasElement);
    await step("plays in view, muted", async () => {
      await waitFor(() => expect(video.paused).toBe(false));
      await expect(video.muted).toBe(true);
    });
    await step("pauses out of view and resumes in view", async () => {
      canvas.getByText("Below the film").scrollIntoView({ behavior: "instant" });
      await waitFor(() => expect(video.paused).toBe(true));
      video.scrollIntoView({ behavior: "instant" });
      await waitFor(() => expect(video.paused).toBe(false));
    });
    await step("stays paused after the visitor has paused it", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Pause" }));
      await waitFor(() => expect(video.paused).toBe(true));
      canvas.getByText("Below the film").scrollIntoView({ behavior: "instant" });
      await untilInView(video, false);
      video.scrollIntoView({ behavior: "instant" });
      await untilInView(video, true);
      await expect(await canvas.findByRole("button", { name: "Play" })).toBeVisible();
      await expect(video.paused).toBe(true);
    });
  },
};

/** Pauses while a dialog is open over it. */
export const Covered: Story = {
  tags: ["!visual"],
  args: { playWhenVisible: true, loop: true },
  beforeEach: withMotion("any"),
  render: (args) => (
    <>
      <VideoPlayer {...args} />
      <Dialog trigger={<Button>Open</Button>} title="A dialog" />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const video = filmIn(canvasElement);
    const plays = () => waitFor(() => expect(video.paused).toBe(false));
    await plays();
    await step("a dialog", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Open" }));
      const dialog = within(await canvas.findByRole("dialog"));
      await waitFor(() => expect(video.paused).toBe(true));
      await userEvent.click(dialog.getByRole("button", { name: "Close" }));
      await plays();
    });
    await step("after the visitor has paused it, it stays paused", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Pause" }));
      await userEvent.click(canvas.getByRole("button", { name: "Open" }));
      const dialog = within(await canvas.findByRole("dialog"));
      await userEvent.click(dialog.getByRole("button", { name: "Close" }));
      await expect(await canvas.findByRole("button", { name: "Play" })).toBeVisible();
      // The player's observer is older, so it has been told that nothing covers the film.
      await untilInView(video, true);
      await expect(video.paused).toBe(true);
    });
  },
};

/** With reduced motion it plays only on request. */
export const ReducedMotion: Story = {
  tags: ["!visual"],
  args: { playWhenVisible: true },
  beforeEach: withMotion("less"),
  play: async ({ canvas, canvasElement }) => {
    const video = filmIn(canvasElement);
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    await expect(video.paused).toBe(true);
    await expect(canvas.getByRole("button", { name: "Play" })).toBeVisible();
  },
};

const changeHandler = fn();

function ControlledPlayer(args: Parameters<typeof VideoPlayer>[0]) {
  const [muted, setMuted] = useState(true);
  return (
    <div className="grid gap-4">
      <VideoPlayer
        {...args}
        muted={muted}
        onMutedChange={(next) => {
          changeHandler(next);
          setMuted(next);
        }}
      />
      <output>{muted ? "Without sound" : "With sound"}</output>
    </div>
  );
}

/** The application controls whether it is muted. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: (args) => <ControlledPlayer {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const video = filmIn(canvasElement);
    await expect(video.muted).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Unmute" }));
    await expect(changeHandler).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText("With sound")).toBeVisible();
    await expect(video.muted).toBe(false);
  },
};

/** No source can be played. */
export const Failed: Story = {
  args: {
    sources: [{ src: "/samples/missing.webm", type: "video/webm" }],
    transcript: <p>Dana: Water is coming through the kitchen ceiling.</p>,
  },
  play: async ({ canvas, canvasElement }) => {
    await waitForPosters(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        "Your browser does not support the video tag. Reload the page to try again.",
      ),
    );
    await expect(
      canvas.getByText("Dana: Water is coming through the kitchen ceiling."),
    ).toBeVisible();
  },
};

/** If the film cannot be loaded, the player gets the focus of the control that is removed. */
export const FailedWithFocus: Story = {
  tags: ["!visual"],
  play: async ({ canvas, canvasElement }) => {
    const video = filmIn(canvasElement);
    // A region that is added together with its text is not announced.
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Play" })).toHaveFocus();
    video.querySelector("source")?.setAttribute("src", "/samples/missing.webm");
    video.load();
    void video.play().catch(() => {});
    await waitFor(() => expect(status).not.toBeEmptyDOMElement());
    const player = canvas.getByRole("figure");
    await expect(player).toHaveFocus();
    player.blur();
  },
};

function TwoFilms(args: Parameters<typeof VideoPlayer>[0]) {
  const [version, setVersion] = useState("first");
  return (
    <div className="grid gap-4">
      <VideoPlayer
        {...args}
        sources={[{ src: `/samples/film.webm?${version}`, type: "video/webm" }]}
        captions={[{ src: `/samples/film.en.vtt?${version}`, lang: "en", label: "English" }]}
      />
      <button type="button" onClick={() => setVersion("second")}>
        Second film
      </button>
    </div>
  );
}

/** If `sources` changes, the player shows the poster again, and then plays the new film with its captions. */
export const OtherFilm: Story = {
  tags: ["!visual"],
  args: { defaultMuted: true },
  render: (args) => <TwoFilms {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const video = filmIn(canvasElement);
    const play = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Play" }));
      await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), { timeout: 40_000 });
    };
    await play();
    await expect(video).not.toHaveClass("opacity-0");
    await userEvent.click(canvas.getByRole("button", { name: "Second film" }));
    await canvas.findByRole("button", { name: "Play" });
    await waitFor(() => expect(video).toHaveClass("opacity-0"));
    await play();
    await expect(video.currentSrc).toMatch(/second$/);
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe("showing"));
    video.pause();
  },
};

/**
 * Before the film's metadata is loaded, the position can be moved as well. Safari then ignores and does not report
 * the new position, which this story simulates.
 */
export const SeekBeforeLoading: Story = {
  tags: ["!visual"],
  play: async ({ canvas, canvasElement }) => {
    Object.defineProperties(filmIn(canvasElement), {
      readyState: { value: 0 },
      currentTime: { get: () => 0, set: () => {} },
    });
    const slider = canvas.getByRole("slider", { name: "Position" });
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "5 seconds of 6 seconds");
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveAttribute("aria-valuetext", "6 seconds of 6 seconds");
    slider.blur();
  },
};

/** Of several caption tracks, the one in the reader's language is shown. */
export const CaptionsInTheReadersLanguage: Story = {
  tags: ["!visual"],
  args: {
    defaultCaptions: true,
    captions: [
      { src: "/samples/film.en.vtt?en", lang: "en", label: "English" },
      { src: "/samples/film.en.vtt?de", lang: "de", label: "Deutsch" },
    ],
  },
  render: (args) => (
    <LabelsProvider locale="de-DE" labels={{}}>
      <VideoPlayer {...args} />
    </LabelsProvider>
  ),
  play: async ({ canvasElement }) => {
    const tracks = () => [...(canvasElement.querySelector("video")?.textTracks ?? [])];
    await waitFor(() =>
      expect(tracks().map(({ language, mode }) => `${language} ${mode}`)).toEqual([
        "en disabled",
        "de showing",
      ]),
    );
  },
};

/**
 * The reader's language is compared as a whole: Filipino is not Finnish, and "pt" is the language of "pt-PT". Of
 * several tracks in it, the one of the reader's region is shown.
 */
export const CaptionsOfRegions: Story = {
  tags: ["!visual"],
  args: {
    // Small, because captions are shown only on films near the window.
    className: "max-w-48",
    captions: [
      { src: "/samples/film.en.vtt?fi", lang: "fi", label: "Suomi" },
      { src: "/samples/film.en.vtt?pt", lang: "pt-PT", label: "Português" },
      { src: "/samples/film.en.vtt?br", lang: "pt-BR", label: "Português do Brasil" },
      { src: "/samples/film.en.vtt?fil", lang: "fil", label: "Filipino" },
    ],
  },
  render: (args) => (
    <>
      {["fil-PH", "pt", "pt-BR"].map((locale) => (
        <LabelsProvider key={locale} locale={locale} labels={{}}>
          <VideoPlayer {...args} />
        </LabelsProvider>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll("video")].map(
        ({ textTracks }) => [...textTracks].find(({ mode }) => mode === "showing")?.language,
      );
    await waitFor(() => expect(shown()).toEqual(["fil", "pt-PT", "pt-BR"]));
  },
};

/** With and without sound, with and without captions, and in a narrow box. */
export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      <VideoPlayer {...args} label="With sound" />
      <VideoPlayer {...args} label="Without sound" defaultMuted />
      <VideoPlayer {...args} label="Captions off" defaultCaptions={false} />
      <VideoPlayer
        {...args}
        label="Upright"
        captions={[]}
        width={270}
        height={270}
        className="max-w-48"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitForPosters(canvasElement);
    const films = canvas.getAllByRole("figure");
    await expect(films).toHaveLength(4);
  },
};

/** Long words wrap; the controls wrap to several rows. */
export const Stress: Story = {
  args: {
    caption:
      "A call to the Donaudampfschifffahrtsgesellschaft as it was answered at night, with the consent of everybody who can be heard in it.",
    className: "max-w-64",
  },
  play: ({ canvasElement }) => waitForPosters(canvasElement),
};
