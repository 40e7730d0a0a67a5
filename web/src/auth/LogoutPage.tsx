import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { RestartContext } from "#/relay/RestartContext.ts";
import { Button } from "#/ui/Button.tsx";
import { Spinner } from "#/ui/Spinner.tsx";
import { useSignOut } from "./_mutations/useSignOut.ts";
import "./auth.css";

/** dashboard/Logout (M-OUT-1): ends the session, forgets everything it showed, and goes to the sign-in page. */
export function Component() {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const signOut = useSignOut(setProblem);
  const restart = use(RestartContext);
  const navigate = useNavigate();

  const leave = async () => {
    setProblem(undefined);
    if (!(await signOut())) return;
    await navigate("/auth/login", { replace: true });
    restart();
  };
  const leaveOnce = useEffectEvent(leave);
  useEffect(() => {
    void leaveOnce();
  }, []);

  return (
    <main className="auth">
      <title>{t`Sign out`}</title>
      <section className="auth-card auth-wait" aria-live="polite">
        {problem ? (
          <>
            <h1>{t`You are still signed in`}</h1>
            <p className="auth-lead">{problem}</p>
            <Button variant="primary" isFullWidth onPress={() => void leave()}>
              {t`Sign out`}
            </Button>
          </>
        ) : (
          <>
            <Spinner />
            <h1>{t`Signing out`}</h1>
          </>
        )}
      </section>
    </main>
  );
}
