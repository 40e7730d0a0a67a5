import { useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { addresses } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { FullNotice } from "./FullNotice.tsx";

/** #/comingsoon: something that is announced and not there yet. */
export function Component() {
  const { t } = useLingui();
  return (
    <FullNotice
      icon={Hourglass}
      title={t`Coming soon`}
      actions={<LinkButton href={addresses.start} variant="primary">{t`Go to your start page`}</LinkButton>}
    >
      {t`We are still building this. Everything else works as before.`}
    </FullNotice>
  );
}
