import { useLingui } from "@lingui/react/macro";
import { Ban, RotateCcw } from "lucide-react";
import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VariantActions_variant$key } from "#/__generated__/VariantActions_variant.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { useReopenVariant } from "../variantMutations.ts";
import { CloseVariant } from "./CloseVariant.tsx";
import { DefaultStays } from "./DefaultStays.tsx";
import { EditVariant } from "./EditVariant.tsx";

interface VariantActionsProps {
  readonly variantKey: VariantActions_variant$key;
  readonly hasOthers: boolean;
}

/** The end of a row: an open variant is edited or disabled, a withdrawn one enabled again at once (Document 2 §4). */
export function VariantActions({ variantKey, hasOthers }: VariantActionsProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [isDisabling, setIsDisabling] = useState(false);
  const [reopen, isReopening] = useReopenVariant();
  const variant = useFragment(
    graphql`
      fragment VariantActions_variant on Variant @throwOnFieldError {
        id
        shortName
        isDefault
        closed
        ...EditVariant_variant
        ...CloseVariant_variant
      }
    `,
    variantKey,
  );
  const { id, shortName, isDefault, closed } = variant;
  const offerAgain = async () => {
    const error = await reopen({ id });
    if (error === null) notifier.success(t`Variant Enabled Successfully`);
    else if (error) notifier.failure(mutationErrorText(error));
  };
  const stop = () => setIsDisabling(false);
  return (
    <span className="row-actions">
      {closed ? (
        <Tooltip text={t`Enable`}>
          <IconButton
            icon={RotateCcw}
            size="small"
            label={t`Enable ${shortName}`}
            isPending={isReopening}
            onPress={() => void offerAgain()}
          />
        </Tooltip>
      ) : (
        <>
          <EditVariant variantKey={variant} hasOthers={hasOthers} />
          <Tooltip text={isDefault ? t`The default variant cannot be disabled` : t`Disable`}>
            <IconButton
              icon={Ban}
              size="small"
              label={t`Disable ${shortName}`}
              onPress={() => setIsDisabling(true)}
            />
          </Tooltip>
        </>
      )}
      {isDisabling &&
        (isDefault ? (
          <DefaultStays name={shortName} hasOthers={hasOthers} onClose={stop} />
        ) : (
          <CloseVariant variantKey={variant} onClose={stop} />
        ))}
    </span>
  );
}
