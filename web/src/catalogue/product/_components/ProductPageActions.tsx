import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { ProductPageActions_product$key } from "#/__generated__/ProductPageActions_product.graphql";
import { ActivityButton } from "#/activity/ActivityButton.tsx";
import { addresses, productAddress } from "#/app/addresses.ts";
import { Button } from "#/ui/Button.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { editAddress } from "../wizardAddress.ts";
import { useActionName } from "../useActionName.ts";
import { ProductMenu } from "./ProductMenu.tsx";
import { useProductActions } from "./useProductActions.tsx";

/** The actions on a product's own page: what leads on stands open, the rest behind three dots. */
export function ProductPageActions({ productKey }: { productKey: ProductPageActions_product$key }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const actionName = useActionName();
  const actionsKey = useFragment(
    graphql`
      fragment ProductPageActions_product on Product {
        ...useProductActions_product
      }
    `,
    productKey,
  );
  const isLike = useSearchParams()[0].has("like");
  const { dialog, isPending, mayEdit, step, ...product } = useProductActions(actionsKey, {
    onDelete: () => void navigate(addresses.products),
    // Whoever adds another like this goes on to fill it in.
    onDuplicate: (id) => void navigate(isLike ? editAddress(id) : productAddress(id)),
  });
  const { id, name, status, actions, start } = product;
  const mayCopy = actions.includes("DUPLICATE");
  const begin = useEffectEvent(() => start("DUPLICATE"));
  useEffect(() => {
    if (isLike && mayCopy) begin();
  }, [isLike, mayCopy]);
  // A reviewer decides, an author hands in: of somebody who may do both, the decision comes first.
  const primary = (["ENABLE", "SUBMIT"] as const).find((action) => actions.includes(action));
  return (
    <>
      <ActivityButton id={id} name={name} />
      <ProductMenu
        {...product}
        actions={actions.filter((action) => action !== primary)}
        editStep={undefined}
      />
      {mayEdit && (
        <LinkButton icon={Pencil} href={editAddress(id, step)} variant={primary ? "secondary" : "primary"}>
          {t`Edit`}
        </LinkButton>
      )}
      {primary && (
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel={t`Saving`}
          onPress={() => start(primary)}
        >
          {actionName(primary, status)}
        </Button>
      )}
      {dialog}
    </>
  );
}
