import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FulfilmentFacts_fulfilment$key } from "#/__generated__/FulfilmentFacts_fulfilment.graphql";
import { printAddress } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Link } from "#/ui/Link.tsx";
import { documentKindNames, useNameIn } from "../orderWords.ts";

/** How a part of an order goes: packages, carrier, tries, and the documents that were issued for it. */
export function FulfilmentFacts({ fulfilmentKey }: { fulfilmentKey: FulfilmentFacts_fulfilment$key }) {
  const { t } = useLingui();
  const nameIn = useNameIn();
  const { count, moment } = useFormats();
  const fulfilment = useFragment(
    graphql`
      fragment FulfilmentFacts_fulfilment on Fulfilment @throwOnFieldError {
        packages
        weightGrams
        deliveryUser {
          name
          phone
        }
        pickupPoint {
          name
        }
        carrierName
        trackingNumber
        trackingUrl
        ewayBillNumber
        attempts {
          at
          reason
        }
        documents {
          id
          kind
          number
        }
      }
    `,
    fulfilmentKey,
  );
  const { packages, weightGrams, deliveryUser, trackingNumber, trackingUrl, attempts, documents } =
    fulfilment;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Packages`, packages !== null && packages !== undefined && count(packages)],
    [t`Weight`, weightGrams && t`${count(weightGrams)} g`],
    [t`Delivery user`, deliveryUser && `${deliveryUser.name} · ${deliveryUser.phone}`],
    [t`Pickup point`, fulfilment.pickupPoint?.name],
    [t`Carrier`, fulfilment.carrierName],
    [
      t`Tracking`,
      trackingUrl ? (
        <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {trackingNumber ?? trackingUrl}
        </Link>
      ) : (
        trackingNumber
      ),
    ],
    [t`E-way bill`, fulfilment.ewayBillNumber],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0 && attempts.length === 0 && documents.length === 0) return <div />;
  return (
    <dl className="order-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      {attempts.map(({ at, reason }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- tries are only added at the end
        <div key={index}>
          <dt>{t`Try ${index + 1}`}</dt>
          <dd dir="auto">{[at && moment(at), reason].filter((part) => part).join(" · ")}</dd>
        </div>
      ))}
      {documents.map(({ id, kind, number }) => (
        <div key={id}>
          <dt>{nameIn(documentKindNames, kind)}</dt>
          <dd>
            <Link href={printAddress("document", [id])} target="_blank">
              <bdi>{number}</bdi>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
