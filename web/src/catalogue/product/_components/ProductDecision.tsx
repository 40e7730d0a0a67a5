import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductDecision_product$key } from "#/__generated__/ProductDecision_product.graphql";
import { Button } from "#/ui/Button.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { editAddress } from "../wizardAddress.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { useActionName } from "../useActionName.ts";
import { useProductActions } from "./useProductActions.tsx";

interface ProductDecisionProps {
  readonly productKey: ProductDecision_product$key;
  readonly list: ProductListOnScreen;
}

/** What is to be done next: a reviewer approves or returns it, its seller puts it right and hands it in again. */
export function ProductDecision({ productKey, list }: ProductDecisionProps) {
  const actionsKey = useFragment(
    graphql`
      fragment ProductDecision_product on Product {
        ...useProductActions_product
      }
    `,
    productKey,
  );
  const { t } = useLingui();
  const actionName = useActionName();
  const { id, name, status, step, mayEdit, actions, isPending, start, dialog } = useProductActions(
    actionsKey,
    {
      list,
    },
  );
  const isReturned = status === "RECTIFICATION";
  const nexts = (["ENABLE", "RETURN", "SUBMIT"] as const).filter((action) => actions.includes(action));
  return (
    <span className="product-decision">
      {isReturned && mayEdit && (
        <LinkButton size="small" href={editAddress(id, step)} aria-label={t`Edit ${name}`}>
          {t`Edit`}
        </LinkButton>
      )}
      {nexts.map((action) => (
        <Button
          key={action}
          size="small"
          isPending={isPending && action !== "RETURN"}
          pendingLabel={t`Saving`}
          aria-label={t`${actionName(action, status)}: ${name}`}
          onPress={() => start(action)}
        >
          {actionName(action, status)}
        </Button>
      ))}
      {dialog}
    </span>
  );
}
