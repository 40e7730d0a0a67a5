import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { DiscountsBundles_product$key } from "#/__generated__/DiscountsBundles_product.graphql";
import { AddButton } from "#/form/AddButton.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { BundleTable } from "./BundleTable.tsx";
import "./rows.css";

const loadDialogs = () => import("../bundleDialogs.tsx");
const AddBundle = lazy(async () => ({ default: (await loadDialogs()).AddBundle }));

interface DiscountsBundlesProps {
  readonly productKey: DiscountsBundles_product$key;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Other products that are cheaper together with this one; they are saved by themselves. */
export function DiscountsBundles({ productKey, isOn, onSwitch }: DiscountsBundlesProps) {
  const { t } = useLingui();
  const product = useFragment(
    graphql`
      fragment DiscountsBundles_product on Product @throwOnFieldError {
        bundles(first: 100) {
          totalCount
        }
        ...bundleDialogs_product
        ...BundleTable_product
      }
    `,
    productKey,
  );
  const hasBundles = product.bundles.totalCount > 0;
  return (
    <>
      <Switch
        isSelected={isOn}
        onChange={onSwitch}
        description={t`Other products cost less when they are bought with this one.`}
      >
        {t`Bundle discounts`}
      </Switch>
      {isOn && (
        <FieldSet
          name="bundleDiscountsEnabled"
          label={t`Bundle discounts`}
          message={hasBundles ? null : t`Please Add One Bundle Product or Disable the Bundle Discount`}
        >
          <div className="wizard-rows-action">
            <p>{t`Bundles are saved at once.`}</p>
            <AddButton label={t`Add bundle`} load={loadDialogs}>
              {(onClose) => <AddBundle productKey={product} onClose={onClose} />}
            </AddButton>
          </div>
          <BundleTable productKey={product} />
        </FieldSet>
      )}
    </>
  );
}
