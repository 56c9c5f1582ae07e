import { hasStoredAccount, subscribeStoredAccount } from "@larkline/client/account/presence";
import { login } from "@larkline/content/login";
import { externalLinks } from "@larkline/content/navigation";
import { useSyncExternalStore } from "react";

import { usePart } from "../../shell/use-part.tsx";
import { LoginPlaceholder } from "./login-placeholder.tsx";

export const meta = login.meta;

const loadSignedIn = () => import("../shared/signed-in.tsx");

/**
 * Login (specification, section 2, "Route table"): a placeholder, because users log in to the external
 * application. Signed-in visitors can log out here; the module for that is loaded only for them.
 */
export default function Login() {
  const hasAccount = useSyncExternalStore(subscribeStoredAccount, hasStoredAccount, () => false);
  const signedIn = usePart({ load: loadSignedIn, wanted: hasAccount, props: {} });
  return (
    <LoginPlaceholder
      {...login}
      links={[
        { label: login.app, href: externalLinks.app },
        { label: login.signUp, href: "/signup" },
        { label: login.forgot, href: "/auth/reset" },
      ]}
    >
      {signedIn}
    </LoginPlaceholder>
  );
}
