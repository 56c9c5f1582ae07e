/** The steps after the form, with their asides. This module is loaded when the form is sent. */
import { signUpSuccess, signUpVerify } from "@larkline/content/sign-up";

import { NoEmailYet, WhatsNext } from "./asides.tsx";
import { SuccessStep } from "./success-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

export const laterSteps = {
  verify: { Step: VerifyStep, Aside: NoEmailYet, title: signUpVerify.title },
  success: { Step: SuccessStep, Aside: WhatsNext, title: signUpSuccess.title },
};
