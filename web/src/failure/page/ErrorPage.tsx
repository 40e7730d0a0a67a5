import { useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { addresses } from "#/app/addresses.ts";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { FullNotice } from "./FullNotice.tsx";

/** #/error: where links lead that know of a fault. */
export function Component() {
  const { t } = useLingui();
  return (
    <FullNotice
      icon={CircleAlert}
      title={t`Something went wrong`}
      actions={<LinkButton href={addresses.start} variant="primary">{t`Go to your start page`}</LinkButton>}
    >
      {t`The back office met a fault of its own. Nothing you saved is lost. Go on from your start page.`}
    </FullNotice>
  );
}
