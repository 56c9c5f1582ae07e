import { followStoredAccount, useAccount } from "@larkline/client/account/auth-store";
import { logOut } from "@larkline/client/account/requests";
import { login } from "@larkline/content/login";
import { Button } from "@larkline/ui/button";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useEffect, useRef, useState } from "react";

/**
 * The signed-in user's mail address and the logout button, on the login page (specification, section 4:
 * "Logout resets everything").
 */
export default function SignedIn() {
  const signedIn = useAccount(({ isAuthenticated }) => isAuthenticated);
  const email = useAccount(({ user }) => user?.email);
  const [loggedOut, setLoggedOut] = useState(false);
  const status = useRef<HTMLOutputElement>(null);

  useEffect(followStoredAccount, []);

  const handleLogOut = (): void => {
    setLoggedOut(true);
    // The focused button is removed, so the focus moves to the message.
    status.current?.focus();
    void logOut();
  };
  return (
    <Stack gap="sm">
      <Text>
        <output ref={status} tabIndex={-1}>
          {!signedIn ? (
            loggedOut && login.loggedOut
          ) : !email ? (
            `${login.signedInSomebody}.`
          ) : (
            <>
              {login.signedIn} <strong>{email}</strong>.
            </>
          )}
        </output>
      </Text>
      {signedIn && (
        <Stack align="start">
          <Button variant="outline" onClick={handleLogOut}>
            {login.logOut}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
