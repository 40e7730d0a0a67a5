import { useLingui } from "@lingui/react/macro";

/** What came of a sign-in, in the reader's language; one that the gateway knows and this console does not has no word. */
export function useSignInOutcomes(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    SIGNED_IN: t`Signed in`,
    WRONG_PASSWORD: t`Wrong password`,
    WRONG_CODE: t`Wrong code`,
    LOCKED: t`Locked after too many attempts`,
    RECOVERY_CODE_USED: t`Signed in with a recovery code`,
    SIGNED_OUT: t`Signed out`,
    ENDED_BY_OTHER: t`Session ended from elsewhere`,
    PASSWORD_CHANGED: t`Password changed`,
    INVITED: t`Invited`,
    ACTIVATED: t`Account activated`,
  };
}
