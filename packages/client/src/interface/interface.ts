import { floatingCtaScrollThreshold } from "@larkline/contract/limits";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

export { followScroll } from "./scroll.ts";

/**
 * State of the floating call to action, the exit dialog, the mobile menu and the chat, which every page has
 * besides its content (specification, sections 3 and 4).
 */
export interface InterfaceState {
  /** How far the page is scrolled, 0 (top) to 1 (end). Starts at 0. */
  readonly scrollProgress: number;
  /** Whether the floating call to action is shown. It stays until `setShowFloatingCTA(false)`. */
  readonly showFloatingCTA: boolean;
  /** Whether the exit dialog is shown. */
  readonly showExitIntent: boolean;
  readonly mobileMenuOpen: boolean;
  /** Whether the full-screen chat is open. */
  readonly chatModalOpen: boolean;

  /**
   * Stores the progress. Beyond {@link floatingCtaScrollThreshold} shows the floating call to action,
   * unless the visitor has dismissed it.
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
 * Creates a new store. The site and the stories of its pages use {@link interfaceStore}; each unit test creates
 * its own.
 */
export function createInterfaceStore() {
  /** Whether the visitor dismissed the floating call to action: scrolling does not show it again. */
  let isDismissed = false;
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
          state.showFloatingCTA || (!isDismissed && progress > floatingCtaScrollThreshold),
      })),
    setShowFloatingCTA: (shown) => {
      isDismissed = !shown;
      set({ showFloatingCTA: shown });
    },
    setShowExitIntent: (shown) => set({ showExitIntent: shown }),
    setMobileMenuOpen: (open) => set({ mobileMenuOpen: open }),
    setChatModalOpen: (open) => set({ chatModalOpen: open }),
    openChat: () => set({ chatModalOpen: true }),
    closeChat: () => set({ chatModalOpen: false }),
  }));
}

/** The interface state of this page. It is not persisted. */
export const interfaceStore = createInterfaceStore();

/**
 * Hook: selects from {@link interfaceStore} and renders again when the selected value changes.
 *
 * @example const open = useInterface((state) => state.chatModalOpen);
 */
export function useInterface<T>(select: (state: InterfaceState) => T): T {
  return useStore(interfaceStore, select);
}

/** Opens the chat. Can be called from anywhere, also outside React. */
export function openChat(): void {
  interfaceStore.getState().openChat();
}

/** Closes the chat. Can be called from anywhere, also outside React. */
export function closeChat(): void {
  interfaceStore.getState().closeChat();
}
