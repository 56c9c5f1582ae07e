import { resendCooldownSeconds, resendSuccessMs } from "@larkline/contract/timings";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { authStore } from "./auth-store.ts";
import { logFault } from "./log-fault.ts";
import { callSignedIn } from "./requests.ts";
import { checkVerification } from "./verification-check.ts";

/** State of resending the verification email. */
interface ResendState {
  /** Whether a request is under way. */
  readonly sending: boolean;
  /**
   * Whole seconds since the last email was sent; null if there was none or its countdown is over.
   */
  readonly since: number | null;
}

const idle: ResendState = { sending: false, since: null };

/** The state of resending, which the verify step and the banner share. */
export const resendStore = createStore<ResendState>()(() => idle);

/** What a resend button shows. `seconds` is the rest of the countdown; 0 if none is running. */
export interface ResendButton {
  readonly state: "idle" | "sending" | "sent" | "waiting";
  readonly seconds: number;
}

const sentSeconds = resendSuccessMs / 1000;

/** @param sentNoticeSeconds Seconds for which 'Email sent!' is shown before the countdown. */
function buttonOf({ sending, since }: ResendState, sentNoticeSeconds: number): ResendButton {
  if (sending) return { state: "sending", seconds: 0 };
  if (since === null || since >= sentNoticeSeconds + resendCooldownSeconds)
    return { state: "idle", seconds: 0 };
  if (since < sentNoticeSeconds) return { state: "sent", seconds: 0 };
  return { state: "waiting", seconds: sentNoticeSeconds + resendCooldownSeconds - since };
}

/** The verify step's button: 'Sending...', then the countdown (specification, section 4). */
export const stepButton = (state: ResendState): ResendButton => buttonOf(state, 0);

/** The banner's button: 'Sending...', 'Email sent!', then the countdown (section 4). */
export const bannerButton = (state: ResendState): ResendButton => buttonOf(state, sentSeconds);

/** Hook: what one of the two buttons shows. */
export function useResendButton(view: typeof stepButton | typeof bannerButton): ResendButton {
  return view(useStore(resendStore));
}

/**
 * Key in `localStorage`: pages that are opened later continue the countdown, because the server refuses further
 * mails until its end. The value is the user's id and the time of the last mail, in milliseconds since 1970.
 */
const storageKey = "verification-mail";

const userId = () => authStore.getState().user?.id;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the rest of the current user's countdown, if there is one. */
function readCountdown(): void {
  clearTimeout(timer);
  resendStore.setState(idle);
  try {
    const [id, sentAt] = localStorage.getItem(storageKey)?.split(" ") ?? [];
    // If the clock was set back meanwhile, the time is unknown.
    if (id !== undefined && id === userId() && Number(sentAt) <= Date.now())
      startCountdown(Number(sentAt));
  } catch {
    // Storage is blocked: the countdown lasts until the page is left.
  }
}

function beginCountdown(): void {
  const sentAt = Date.now();
  startCountdown(sentAt);
  try {
    localStorage.setItem(storageKey, `${userId()} ${sentAt}`);
  } catch {
    // Storage is blocked or full.
  }
}

/**
 * Updates the countdown every second. Computes the seconds from the clock, because browsers delay the timers
 * of hidden pages. If the clock is set back, the countdown begins again.
 */
function startCountdown(sentAt: number): void {
  const now = Date.now();
  const elapsed = Math.max(0, now - sentAt);
  const since = Math.floor(elapsed / 1000);
  if (!(since < sentSeconds + resendCooldownSeconds)) {
    resendStore.setState(idle);
    return;
  }
  resendStore.setState({ since });
  timer = setTimeout(() => startCountdown(now - elapsed), 1000 - (elapsed % 1000));
}

/**
 * Sends the verification email again. Does nothing without an access token, during a request or
 * during the countdown (specification, section 5). A failure is logged and starts no countdown
 * (section 8). If the address is already confirmed, the server accepts the request and sends nothing. Therefore
 * the status is requested afterwards, so that nobody is told of a mail that does not exist.
 */
export async function resendVerification(): Promise<void> {
  const state = resendStore.getState();
  const id = userId();
  if (stepButton(state).state !== "idle") return;
  clearTimeout(timer);
  resendStore.setState({ sending: true, since: null });
  const answer = await callSignedIn("resendVerification");
  const status = answer?.success ? await checkVerification({ inBackground: true }) : undefined;
  resendStore.setState({ sending: false });
  if (status?.success && status.data.verified) return;
  // No countdown if another user has signed in during the requests.
  if (answer?.success && userId() === id) beginCountdown();
  else if (answer?.success === false)
    logFault("The verification email could not be sent again", answer.error);
}

authStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) readCountdown();
});
readCountdown();
