import { describe, expect, it } from "vitest";

import { createInterfaceStore } from "./interface.ts";

describe("the interface state (specification, section 4)", () => {
  it("starts at the top of the page with everything closed", () => {
    expect(createInterfaceStore().getState()).toMatchObject({
      scrollProgress: 0,
      showFloatingCTA: false,
      showExitIntent: false,
      mobileMenuOpen: false,
      chatModalOpen: false,
    });
  });

  it("shows the floating call to action once scroll progress exceeds 0.5, not at 0.5", () => {
    const store = createInterfaceStore();
    store.getState().setScrollProgress(0.5);
    expect(store.getState().showFloatingCTA).toBe(false);
    store.getState().setScrollProgress(0.51);
    expect(store.getState().showFloatingCTA).toBe(true);
  });

  it("keeps the floating call to action when the reader scrolls back, until it is hidden", () => {
    const store = createInterfaceStore();
    store.getState().setScrollProgress(0.8);
    store.getState().setScrollProgress(0.1);
    expect(store.getState().showFloatingCTA).toBe(true);
    store.getState().setShowFloatingCTA(false);
    expect(store.getState().showFloatingCTA).toBe(false);
  });

  it("does not show a dismissed floating call to action again", () => {
    const store = createInterfaceStore();
    store.getState().setScrollProgress(0.8);
    store.getState().setShowFloatingCTA(false);
    store.getState().setScrollProgress(0.9);
    expect(store.getState().showFloatingCTA).toBe(false);
    store.getState().setShowFloatingCTA(true);
    expect(store.getState().showFloatingCTA).toBe(true);
  });

  it("sets the other flags directly", () => {
    const store = createInterfaceStore();
    store.getState().setShowExitIntent(true);
    store.getState().setMobileMenuOpen(true);
    store.getState().openChat();
    expect(store.getState()).toMatchObject({
      showExitIntent: true,
      mobileMenuOpen: true,
      chatModalOpen: true,
    });
    store.getState().closeChat();
    expect(store.getState().chatModalOpen).toBe(false);
  });
});
