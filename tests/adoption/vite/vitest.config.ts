/** Vitest's configuration of an application with tests in jsdom. The tests write the README's set-up for jsdom. */
export default {
  test: {
    environment: "jsdom",
    setupFiles: ["./jsdom/set-up.ts"],
    // Not named `*.test.tsx`, so that it is no test of this repository.
    include: ["jsdom/kit-tests.tsx"],
  },
};
