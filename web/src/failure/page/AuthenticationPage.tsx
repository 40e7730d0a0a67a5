import { useLingui } from "@lingui/react/macro";
import { LockKeyhole } from "lucide-react";
import { addresses } from "#/app/addresses.ts";
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
          <LinkButton href={addresses.signIn} variant="primary">{t`Sign In`}</LinkButton>
          <LinkButton href={addresses.register}>{t`Register your company`}</LinkButton>
        </>
      }
    >
      {t`This part of the back office is for people with an account.`}
    </FullNotice>
  );
}
