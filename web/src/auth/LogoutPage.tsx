import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useEffectEvent, useState } from "react";
import { addresses } from "#/app/addresses.ts";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { SessionEndContext } from "#/relay/SessionEnd.ts";
import { keepOpenings } from "#/list/savedView/openings.ts";
import { withRelay } from "#/relay/withRelay.tsx";
import { FullPage } from "#/ui/FullPage.tsx";
import { Button } from "#/ui/Button.tsx";
import { Spinner } from "#/ui/Spinner.tsx";
import { useSignOut } from "./useSignOut.ts";

async function forgetDrafts(owner: string | null): Promise<void> {
  await import("#/form/draftStore.ts")
    .then(({ removeDraftsOf }) => removeDraftsOf(owner))
    .catch(() => undefined);
}

/** dashboard/Logout (M-OUT-1): ends the session, forgets everything it showed, and goes to the sign-in page. */
export const Component = withRelay(function LogoutPage() {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const signOut = useSignOut(setProblem);
  const restart = use(RestartContext);
  const delayedChanges = use(DelayedChangesContext);
  const { owner } = use(SessionEndContext);

  const leave = async () => {
    await delayedChanges.sendAll();
    if (!(await signOut())) return;
    // What this person has typed and not saved is nobody else's business (decision D-77).
    await forgetDrafts(owner);
    keepOpenings([]);
    restart(addresses.signIn);
  };
  const leaveOnce = useEffectEvent(leave);
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
            void leave();
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
