import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useSessionChange } from "#/session/useSessionChange.ts";
import { withRelay } from "#/relay/withRelay.tsx";
import { FullPage } from "#/ui/FullPage.tsx";
import { Button } from "#/ui/Button.tsx";
import { Spinner } from "#/ui/Spinner.tsx";
import { useSignOut } from "./useSignOut.ts";

/** dashboard/Logout (M-OUT-1): ends the session, forgets everything it showed, and goes to the sign-in page. */
export const Component = withRelay(function LogoutPage() {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const signOut = useSignOut(setProblem);
  const { leave } = useSessionChange();
  const leaveOnce = useEffectEvent(() => leave(signOut));
  useEffect(() => {
    void leaveOnce();
  }, []);

  return (
    <FullPage
      brand={{ name: t`Back office` }}
      title={problem ? t`You are still signed in` : t`Signing out`}
      description={problem}
    >
      <title>{t`Sign out`}</title>
      {problem ? (
        <Button
          variant="primary"
          isFullWidth
          onPress={() => {
            setProblem(undefined);
            void leave(signOut);
          }}
        >
          {t`Sign out`}
        </Button>
      ) : (
        <Spinner />
      )}
    </FullPage>
  );
});
