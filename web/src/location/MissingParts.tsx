import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MissingParts_seller$key } from "#/__generated__/MissingParts_seller.graphql";
import { Notice } from "#/ui/Notice.tsx";

/** What a location can lack, and what for it is needed; what is newer than this page stands as the gateway calls it. */
const words = new Map([
  ["GSTIN", msg`GSTIN: without one no GST is charged.`],
  ["ADDRESS", msg`Zip and state of the address: they stand on each document.`],
  ["PHONE", msg`Phone: it stands on each document.`],
]);

/** What of a location is still to be filled in; nothing where it is complete. */
export function MissingParts({ sellerKey }: { sellerKey: MissingParts_seller$key }) {
  const { t } = useLingui();
  const { missingParts } = useFragment(
    graphql`
      fragment MissingParts_seller on Seller @throwOnFieldError {
        missingParts
      }
    `,
    sellerKey,
  );
  if (missingParts.length === 0) return null;
  return (
    <Notice title={t`This location is incomplete`}>
      <ul>
        {missingParts.map((part) => {
          const text = words.get(part);
          return <li key={part}>{text ? t(text) : part}</li>;
        })}
      </ul>
    </Notice>
  );
}
