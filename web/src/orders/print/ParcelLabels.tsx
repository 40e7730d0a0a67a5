import { graphql, useFragment } from "react-relay";
import type { ParcelLabels_fulfilment$key } from "#/__generated__/ParcelLabels_fulfilment.graphql";
import { OrderAddress } from "../page/OrderAddress.tsx";
import { LabelSheet } from "./LabelSheet.tsx";
import { paper } from "./paperFormats.ts";
import { QrCode } from "./QrCode.tsx";
import type { Say } from "./paperWords.ts";
import "./label.css";

interface ParcelLabelsProps {
  readonly fulfilmentKey: ParcelLabels_fulfilment$key;
  readonly say: Say;
}

/** The labels of a part of an order, one for each package. */
export function ParcelLabels({ fulfilmentKey, say }: ParcelLabelsProps) {
  const { number, seller, order, packages, weightGrams, dueOnDelivery, promisedDate, pickupPoint, ...way } =
    useFragment(
      graphql`
        fragment ParcelLabels_fulfilment on Fulfilment @throwOnFieldError {
          number
          postalCode
          promisedDate
          pickupPoint {
            name
            address {
              postalCode
              ...OrderAddress_address
            }
          }
          packages
          weightGrams
          dueOnDelivery
          carrierName
          trackingNumber
          seller {
            name
            phone
            address {
              ...OrderAddress_address
            }
          }
          order {
            customer {
              name
              phone
            }
            shippingName
            shippingPhone
            shippingAddress {
              ...OrderAddress_address
            }
          }
        }
      `,
      fulfilmentKey,
    );
  const count = packages ?? 1;
  const carrier = [way.carrierName, way.trackingNumber].filter((part) => part).join(" · ");
  return Array.from({ length: count }, (_, index) => (
    <LabelSheet key={index}>
      <header className="paper-head">
        <div>
          <h2 className="paper-number">{number}</h2>
          <p>
            {say("packageOf")} {index + 1}/{count}
          </p>
          {weightGrams && (
            <p>
              {say("weight")} {paper.count(weightGrams)} g
            </p>
          )}
          {promisedDate && (
            <p>
              {say("promised")} {paper.day(promisedDate)}
            </p>
          )}
        </div>
        <QrCode text={number} size={22} />
      </header>
      <section className="paper-label-to">
        <h3>{say("to")}</h3>
        <p>
          <strong>{order.shippingName ?? order.customer.name}</strong>
        </p>
        {!pickupPoint && <OrderAddress addressKey={order.shippingAddress} />}
        <p>{order.shippingPhone ?? order.customer.phone}</p>
        {pickupPoint && (
          <>
            <h3>{say("pickup")}</h3>
            <p>
              <strong>{pickupPoint.name}</strong>
            </p>
            <OrderAddress addressKey={pickupPoint.address} />
          </>
        )}
        <p className="paper-zip">{pickupPoint ? pickupPoint.address.postalCode : way.postalCode}</p>
      </section>
      {Number(dueOnDelivery) > 0 && <p className="paper-cod">COD {paper.money(dueOnDelivery)}</p>}
      {carrier && <p>{carrier}</p>}
      {seller && (
        <section className="paper-label-from">
          <h3>{say("from")}</h3>
          <p>{seller.name}</p>
          <OrderAddress addressKey={seller.address} />
          <p>{seller.phone}</p>
        </section>
      )}
    </LabelSheet>
  ));
}
