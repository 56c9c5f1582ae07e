import { signUpNotYet } from "@larkline/content/not-yet";

import { NotYet } from "./shared/not-yet.tsx";

export const meta = signUpNotYet.meta;

/** The place of sign-up, whose flow is not open yet: asks nothing, keeps nothing. */
export default function SignUp() {
  return <NotYet {...signUpNotYet} links={[signUpNotYet.pricing]} />;
}
