import { useLingui } from "@lingui/react/macro";
import { Ban, Pencil, RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VariantActionsReopenMutation } from "#/__generated__/VariantActionsReopenMutation.graphql";
import type { VariantActions_variant$key } from "#/__generated__/VariantActions_variant.graphql";
import type { TakenOrder } from "#/list/OrderField.tsx";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import { DefaultStays } from "./DefaultStays.tsx";

const loadDialogs = () => import("../variantDialogs.tsx");
const EditVariant = lazy(async () => ({ default: (await loadDialogs()).EditVariant }));
const CloseVariant = lazy(async () => ({ default: (await loadDialogs()).CloseVariant }));

interface VariantActionsProps {
  readonly variantKey: VariantActions_variant$key;
  /** The product's other variants. */
  readonly others: readonly TakenOrder[];
}

/** The end of a row: an open variant is edited or disabled, a withdrawn one enabled again at once (Document 2 §4). */
export function VariantActions({ variantKey, others }: VariantActionsProps) {
  const { t } = useLingui();
  const report = useReport();
  const [open, setOpen] = useState<"edit" | "close">();
  const [reopen, isReopening] = useChange<VariantActionsReopenMutation>(
    graphql`
      mutation VariantActionsReopenMutation($input: ReopenVariantInput!) {
        reopenVariant(input: $input) {
          ... on ReopenVariantSuccess {
            product {
              ...variantChange_product
            }
          }
          ... on ConflictError {
            current {
              ...VariantRow_variant @alias(as: "variant")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );
  const variant = useFragment(
    graphql`
      fragment VariantActions_variant on Variant @throwOnFieldError {
        id
        shortName
        version
        isDefault
        closed
        ...variantDialogs_variant
      }
    `,
    variantKey,
  );
  const { id, shortName, version, isDefault, closed } = variant;
  const offerAgain = async () => report(await reopen({ id, version }), t`Variant Enabled Successfully`);
  const onClose = () => setOpen(undefined);
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
          <IconButton
            icon={Pencil}
            size="small"
            label={t`Edit ${shortName}`}
            onPress={() => setOpen("edit")}
          />
          <Tooltip text={isDefault ? t`The default variant cannot be disabled` : t`Disable`}>
            <IconButton
              icon={Ban}
              size="small"
              label={t`Disable ${shortName}`}
              onPress={() => setOpen("close")}
            />
          </Tooltip>
        </>
      )}
      <Suspense fallback={null}>
        {open === "edit" && <EditVariant variantKey={variant} others={others} onClose={onClose} />}
        {open === "close" &&
          (isDefault ? (
            <DefaultStays name={shortName} hasOthers={others.length > 0} onClose={onClose} />
          ) : (
            <CloseVariant id={id} shortName={shortName} version={version} onClose={onClose} />
          ))}
      </Suspense>
    </span>
  );
}
