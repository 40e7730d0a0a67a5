import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../Button.tsx";
import type { ButtonVariant } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import { Link } from "../Link.tsx";
import { LinkButton } from "../LinkButton.tsx";
import { Specimen } from "./Specimen.tsx";

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

export function ButtonSpecimens() {
  const [isPending, setIsPending] = useState(true);
  return (
    <Specimen name={t`Buttons and links`}>
      {variants.map((variant) => (
        <div key={variant} className="gallery-line">
          <Button variant={variant}>{t`Save`}</Button>
          <Button variant={variant} icon={variant === "danger" ? Trash2 : Plus}>
            {variant === "danger" ? t`Delete` : t`Add product`}
          </Button>
          <Button variant={variant} isPending={isPending} pendingLabel={t`Saving`}>
            {t`Save changes`}
          </Button>
          <Button variant={variant} isDisabled>
            {t`Disabled`}
          </Button>
        </div>
      ))}
      <div className="gallery-line">
        <Button size="small" onPress={() => setIsPending((busy) => !busy)}>
          {t`Busy on and off`}
        </Button>
        <Button size="small" variant="primary" icon={Plus}>
          {t`Small`}
        </Button>
        <IconButton icon={Ellipsis} label={t`More actions`} />
        <IconButton icon={Plus} label={t`Add`} variant="secondary" size="small" />
        <LinkButton href="/form" size="small">
          {t`A link like a button`}
        </LinkButton>
      </div>
      <p>
        <Trans>
          Text with <Link href="/form">a link</Link> inside, and <Link href="/table">another one</Link>.
        </Trans>
      </p>
    </Specimen>
  );
}
