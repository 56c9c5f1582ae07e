import { login } from "@larkline/content/login";
import { externalLinks } from "@larkline/content/navigation";

import { NotYet } from "./shared/not-yet.tsx";

export const meta = login.meta;

/** Placeholder (specification, section 2): the login itself is the external application's. */
export default function Login() {
  return (
    <NotYet
      {...login}
      links={[
        { label: login.app, href: externalLinks.app },
        { label: login.signUp, href: "/signup" },
        { label: login.forgot, href: "/auth/reset" },
      ]}
    />
  );
}
