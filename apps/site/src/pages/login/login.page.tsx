import { hasStoredAccount, subscribeStoredAccount } from "@larkline/client/account/presence";
import { login } from "@larkline/content/login";
import { externalLinks } from "@larkline/content/navigation";
import { useSyncExternalStore } from "react";

import { usePart } from "../../shell/use-part.tsx";
import { NotYet } from "../shared/not-yet.tsx";

export const meta = login.meta;

const loadSignedIn = () => import("../shared/signed-in.tsx");

/**
 * Placeholder (specification, section 2): login happens in the external application. Signed-in
 * visitors can log out here; that part is loaded for them only.
 */
export default function Login() {
  const wanted = useSyncExternalStore(subscribeStoredAccount, hasStoredAccount, () => false);
  const signedIn = usePart({ load: loadSignedIn, wanted, props: {} });
  return (
    <NotYet
      {...login}
      links={[
        { label: login.app, href: externalLinks.app },
        { label: login.signUp, href: "/signup" },
        { label: login.forgot, href: "/auth/reset" },
      ]}
    >
      {signedIn}
    </NotYet>
  );
}
