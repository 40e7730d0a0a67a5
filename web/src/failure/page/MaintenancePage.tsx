import { useLingui } from "@lingui/react/macro";
import { Wrench } from "lucide-react";
import { addresses } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { FullNotice } from "./FullNotice.tsx";

/** #/maintenance: the service rests on purpose. */
export function Component() {
  const { t } = useLingui();
  return (
    <FullNotice
      icon={Wrench}
      title={t`We are working on it`}
      actions={<LinkButton href={addresses.start} variant="primary">{t`Try again`}</LinkButton>}
    >
      {t`The back office is resting for a moment. Your data is safe. Try again in a few minutes.`}
    </FullNotice>
  );
}
