import { followStoredAccount, useAccount } from "@larkline/client/account/auth-store";
import {
  dismissBanner,
  isUnverified,
  readDismissal,
  useDismissed,
} from "@larkline/client/account/dismissal";
import { bannerButton, resendVerification, useResendButton } from "@larkline/client/account/resend";
import { checkVerification } from "@larkline/client/account/verification-check";
import { verificationBanner } from "@larkline/content/verification";
import { VerificationBanner } from "@larkline/ui/verification-banner";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Ref of the banner. If the focus is in the banner when it is removed, because it was dismissed or the address is
 * confirmed, the focus moves to the content below it.
 */
function keepFocus(banner: HTMLElement | null) {
  return () => {
    if (banner?.contains(document.activeElement))
      document.querySelector("main")?.focus({ preventScroll: true });
  };
}

/** The address may have been confirmed on another device. */
function checkIfVisible(): void {
  if (document.visibilityState === "visible") void checkVerification({ inBackground: true });
}

/** The verification banner, for signed-in users who must verify their email address, until it is dismissed. */
export default function VerificationReminder() {
  const unverified = useAccount(isUnverified);
  const email = useAccount(({ user }) => user?.email);
  const dismissed = useDismissed();
  const { pathname } = useLocation();
  const { state, seconds } = useResendButton(bannerButton);

  const shown = unverified && !dismissed;
  const onSignUp = pathname === "/signup";
  // Then the visitor may have come from the verify step, which has requested the status until now. While that step is
  // shown, it replaces the banner.
  const [beganOnSignUp] = useState(onSignUp);

  useEffect(() => {
    followStoredAccount();
    readDismissal();
  }, []);

  useEffect(() => {
    if (!shown) return undefined;
    if (!beganOnSignUp) checkIfVisible();
    document.addEventListener("visibilitychange", checkIfVisible);
    return () => document.removeEventListener("visibilitychange", checkIfVisible);
  }, [shown, beganOnSignUp]);

  if (!shown) return null;
  return (
    <VerificationBanner
      ref={keepFocus}
      state={state}
      seconds={seconds}
      onResend={() => void resendVerification()}
      onDismiss={dismissBanner}
      // Inline on the sign-up page, so that it does not cover the steps.
      variant={onSignUp ? "inline" : "over"}
    >
      {verificationBanner.before}
      {email && (
        <>
          {" "}
          {verificationBanner.to} <strong>{email}</strong>
        </>
      )}
      .
    </VerificationBanner>
  );
}
