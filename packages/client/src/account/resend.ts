import { resendCooldownSeconds, resendSuccessMs } from "@larkline/contract/timings";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { authStore } from "./auth-store.ts";
import { report } from "./report.ts";
import { callSignedIn } from "./requests.ts";

interface ResendState {
  /** The request is on its way. */
  readonly sending: boolean;
  /** Whole seconds since the last email left; null where none did, or long ago. */
  readonly since: number | null;
}

const idle: ResendState = { sending: false, since: null };

/** How it stands with the email that was asked for again: one for the step and the banner together. */
export const resendStore = createStore<ResendState>()(() => idle);

/** What a button that resends shows: its state, and the seconds while it waits. */
export interface ResendButton {
  readonly state: "idle" | "sending" | "sent" | "waiting";
  readonly seconds: number;
}

const sentSeconds = resendSuccessMs / 1000;

/** `shown` is how long 'Email sent!' stands before the countdown, in seconds. */
function buttonOf({ sending, since }: ResendState, shown: number): ResendButton {
  if (sending) return { state: "sending", seconds: 0 };
  if (since === null || since >= shown + resendCooldownSeconds)
    return { state: "idle", seconds: 0 };
  if (since < shown) return { state: "sent", seconds: 0 };
  return { state: "waiting", seconds: shown + resendCooldownSeconds - since };
}

/** The step's button: 'Sending...', then 60 s of countdown (specification, section 4). */
export const stepButton = (state: ResendState): ResendButton => buttonOf(state, 0);

/** The banner's: 'Sending...', 'Email sent!' for 3 s, then 60 s of countdown (section 4). */
export const bannerButton = (state: ResendState): ResendButton => buttonOf(state, sentSeconds);

/** What one of the two buttons shows now. */
export function useResendButton(view: typeof stepButton | typeof bannerButton): ResendButton {
  return view(useStore(resendStore));
}

let timer: ReturnType<typeof setTimeout> | undefined;

function forget(): void {
  clearTimeout(timer);
  resendStore.setState(idle);
}

/** Counts by the clock: a hidden page's timers are slow. */
function count(sentAt: number): void {
  const since = Math.floor((Date.now() - sentAt) / 1000);
  if (since >= sentSeconds + resendCooldownSeconds) {
    forget();
    return;
  }
  resendStore.setState({ since });
  timer = setTimeout(() => count(sentAt), 1000 - ((Date.now() - sentAt) % 1000));
}

/**
 * Sends the verification email again. Nothing happens without an access token, while a request is on
 * its way or a countdown runs (specification, section 5); a failure is logged, and no countdown
 * starts (section 8).
 */
export async function resendVerification(): Promise<void> {
  const state = resendStore.getState();
  const { user } = authStore.getState();
  if (stepButton(state).state !== "idle") return;
  clearTimeout(timer);
  resendStore.setState({ sending: true, since: null });
  const answer = await callSignedIn("resendVerification");
  resendStore.setState({ sending: false });
  // Another account meanwhile: its countdown is its own.
  if (answer?.success && authStore.getState().user?.id === user?.id) count(Date.now());
  else if (answer?.success === false)
    report("The verification email could not be sent again", answer.error);
}

authStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) forget();
});
