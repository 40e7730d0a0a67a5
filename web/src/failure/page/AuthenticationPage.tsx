import { useLingui } from "@lingui/react/macro";
import { LockKeyhole } from "lucide-react";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { FullNotice } from "./FullNotice.tsx";

/** #/authentication: the ways in. */
export function Component() {
  const { t } = useLingui();
  return (
    <FullNotice
      icon={LockKeyhole}
      title={t`Please sign in`}
      actions={
        <>
          <LinkButton href="/auth/login" variant="primary">{t`Sign In`}</LinkButton>
          <LinkButton href="/auth/Register">{t`Register your company`}</LinkButton>
        </>
      }
    >
      {t`This part of the back office is for people with an account.`}
    </FullNotice>
  );
}
