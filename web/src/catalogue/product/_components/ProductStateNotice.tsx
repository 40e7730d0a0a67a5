import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductStateNotice_product$key } from "#/__generated__/ProductStateNotice_product.graphql";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { editAddress } from "../wizardAddress.ts";
import { stepOf, useStepName } from "../useStepName.ts";

/** Why a product is not on sale, at the top of its page: the remark, the reason, or what is missing. */
export function ProductStateNotice({ productKey }: { productKey: ProductStateNotice_product$key }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const stepName = useStepName();
  const product = useFragment(
    graphql`
      fragment ProductStateNotice_product on Product {
        id
        remark
        flaggedStep
        disabledReason
        incompleteStep
        statusChangedAt
        viewerCanUpdate
      }
    `,
    productKey,
  );
  const { id, remark, disabledReason, statusChangedAt, viewerCanUpdate } = product;
  const editLink = (number: number | null | undefined) => {
    const step = stepOf(number);
    return (
      step &&
      viewerCanUpdate && <Link href={editAddress(id, step)}>{t`Edit step ${step}: ${stepName(step)}`}</Link>
    );
  };
  const since = statusChangedAt ? moment(statusChangedAt) : undefined;
  if (remark != null)
    return (
      <Notice tone="warning" title={since ? t`Returned on ${since}` : t`Returned`}>
        <span className="product-notice">
          <span dir="auto">{remark}</span>
          {editLink(product.flaggedStep)}
        </span>
      </Notice>
    );
  if (disabledReason != null)
    return (
      <Notice tone="danger" title={since ? t`Disabled since ${since}` : t`Disabled`}>
        <span dir="auto">{disabledReason}</span>
      </Notice>
    );
  const missing = stepOf(product.incompleteStep);
  if (missing === undefined) return null;
  return (
    <Notice title={t`Step ${missing} is not done`}>
      <span className="product-notice">
        {missing === 4
          ? t`Save the last step to submit it.`
          : t`It can be submitted once nothing is missing.`}
        {editLink(missing)}
      </span>
    </Notice>
  );
}
