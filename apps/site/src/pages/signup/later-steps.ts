/** The steps after the form, with their asides. This module is loaded when the form is sent, or was sent. */
import { authStore } from "@larkline/client/account/auth-store";
import { signUpSuccess, signUpVerify } from "@larkline/content/sign-up";

import { WhatsNext } from "./asides.tsx";
import type { Created } from "./sign-up-values.ts";
import { SuccessStep } from "./success-step.tsx";
import { VerifyAside } from "./verify-aside.tsx";
import { VerifyStep } from "./verify-step.tsx";

/** The account that this history entry has created, if it is still the stored one. */
function createdHere(): Created | undefined {
  const { created }: { created?: Created } = history.state ?? {};
  const { isAuthenticated, user } = authStore.getState();
  return isAuthenticated && user?.id === created?.userId ? created : undefined;
}

export const laterSteps = {
  createdHere,
  verify: { Step: VerifyStep, Aside: VerifyAside, title: signUpVerify.title },
  success: { Step: SuccessStep, Aside: WhatsNext, title: signUpSuccess.title },
};
