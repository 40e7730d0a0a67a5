import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FulfilmentWarnings_fulfilment$key } from "#/__generated__/FulfilmentWarnings_fulfilment.graphql";
import { Notice } from "#/ui/Notice.tsx";

/** What the gateway warns of, in the language of the page; what is newer than this page stands as the gateway says it. */
const warnings = new Map([
  ["HSN_MISSING", msg`HSN is missing; the invoice will say so.`],
  ["EWAY_BILL_MISSING", msg`Goods of this value go with an e-way bill.`],
  ["CARRIER_LICENCE_EXPIRED", msg`The licence of the delivery user has expired.`],
  ["LOCATION_SUSPENDED", msg`The location is suspended; the company's people work on its orders.`],
  ["LOCATION_WITHOUT_GSTIN", msg`The location has no GSTIN; no GST is charged.`],
]);

/** What looks wrong about a part of an order and keeps no step back; nothing where all is well. */
export function FulfilmentWarnings({ fulfilmentKey }: { fulfilmentKey: FulfilmentWarnings_fulfilment$key }) {
  const { t } = useLingui();
  const { warnings: found } = useFragment(
    graphql`
      fragment FulfilmentWarnings_fulfilment on Fulfilment @throwOnFieldError {
        warnings {
          message
          messageCode
        }
      }
    `,
    fulfilmentKey,
  );
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title={t`Please look at this again`}>
      <ul>
        {found.map(({ message, messageCode }) => {
          const text = warnings.get(messageCode ?? "");
          return <li key={message}>{text ? t(text) : message}</li>;
        })}
      </ul>
    </Notice>
  );
}
