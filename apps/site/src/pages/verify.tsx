import { verifyNotYet } from "@larkline/content/not-yet";

import { NotYet } from "./shared/not-yet.tsx";

export const meta = verifyNotYet.meta;

/** Where a verification email leads; nothing is read from the address yet. */
export default function Verify() {
  return <NotYet {...verifyNotYet} links={[verifyNotYet.pricing]} />;
}
