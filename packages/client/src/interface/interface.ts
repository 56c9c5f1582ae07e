import { floatingCtaScrollThreshold } from "@larkline/contract/limits";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export { followScroll } from "./scroll.ts";

/** State of the page's chrome (specification, sections 3 and 4). */
export interface InterfaceState {
  /** How far the page is scrolled, 0 (top) to 1 (end). Starts at 0. */
  readonly scrollProgress: number;
  /** The floating call to action. Stays once it has appeared, until it is set otherwise. */
  readonly showFloatingCTA: boolean;
  readonly showExitIntent: boolean;
  readonly mobileMenuOpen: boolean;
  /** The full-screen conversation. */
  readonly chatModalOpen: boolean;

  /**
   * Stores the progress and shows the floating call to action beyond {@link
   * floatingCtaScrollThreshold}.
   */
  setScrollProgress(progress: number): void;
  setShowFloatingCTA(shown: boolean): void;
  setShowExitIntent(shown: boolean): void;
  setMobileMenuOpen(open: boolean): void;
  setChatModalOpen(open: boolean): void;
  openChat(): void;
  closeChat(): void;
}

/**
 * Makes a store of its own. The site uses {@link interfaceStore}; tests and stories make theirs.
 */
export function createInterfaceStore() {
  /** Dismissed by the visitor: further scrolling does not show it again. */
  let declined = false;
  return createStore<InterfaceState>()((set) => ({
    scrollProgress: 0,
    showFloatingCTA: false,
    showExitIntent: false,
    mobileMenuOpen: false,
    chatModalOpen: false,

    setScrollProgress: (progress) =>
      set((state) => ({
        scrollProgress: progress,
        showFloatingCTA:
          state.showFloatingCTA || (!declined && progress > floatingCtaScrollThreshold),
      })),
    setShowFloatingCTA: (shown) => {
      declined = !shown;
      set({ showFloatingCTA: shown });
    },
    setShowExitIntent: (shown) => set({ showExitIntent: shown }),
    setMobileMenuOpen: (open) => set({ mobileMenuOpen: open }),
    setChatModalOpen: (open) => set({ chatModalOpen: open }),
    openChat: () => set({ chatModalOpen: true }),
    closeChat: () => set({ chatModalOpen: false }),
  }));
}

/** The interface state of this page. Nothing of it is persisted. */
export const interfaceStore = createInterfaceStore();

/**
 * Reads from {@link interfaceStore} and renders again when what was read changes.
 *
 * @example const open = useInterface((state) => state.chatModalOpen);
 */
export function useInterface<T>(select: (state: InterfaceState) => T): T {
  return useStore(interfaceStore, select);
}

/** Opens the conversation from anywhere, also outside React. */
export function openChat(): void {
  interfaceStore.getState().openChat();
}

/** Closes the conversation from anywhere, also outside React. */
export function closeChat(): void {
  interfaceStore.getState().closeChat();
}
