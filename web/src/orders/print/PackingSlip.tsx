import { useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import type { PackingSlip_fulfilment$key } from "#/__generated__/PackingSlip_fulfilment.graphql";
import type { PackingSlipLinesQuery } from "#/__generated__/PackingSlipLinesQuery.graphql";
import { useAllPages } from "#/relay/useAllPages.ts";
import { usePages } from "#/relay/usePages.ts";
import { OrderAddress } from "../page/OrderAddress.tsx";
import { paper } from "./paperFormats.ts";
import { QrCode } from "./QrCode.tsx";
import type { Say } from "./paperWords.ts";

interface PackingSlipProps {
  readonly fulfilmentKey: PackingSlip_fulfilment$key;
  readonly say: Say;
  /** All of its lines are here. */
  readonly onWhole: () => void;
}

/** What one location packs for an order, for who packs it and who opens it: a gift's receiver reads no price. */
export function PackingSlip({ fulfilmentKey, say, onWhole }: PackingSlipProps) {
  const { data, hasNext, loadNext } = usePages<PackingSlipLinesQuery, PackingSlip_fulfilment$key>(
    graphql`
      fragment PackingSlip_fulfilment on Fulfilment
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "PackingSlipLinesQuery")
      @throwOnFieldError {
        number
        seller {
          name
        }
        promisedDate
        pickupPoint {
          name
          address {
            ...OrderAddress_address
          }
        }
        order {
          placedAt
          deliveryMode
          customerNote
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
        lines(first: $count, after: $cursor) @connection(key: "PackingSlip_lines", filters: []) {
          edges {
            node {
              id
              productName
              variantName
              sku
              imageUrl
              quantity
              cancelledQuantity
              giftWrapping
              giftMessage
            }
          }
        }
      }
    `,
    fulfilmentKey,
  );
  const failure = useAllPages({ hasNext, loadNext });
  const tellWhole = useEffectEvent(onWhole);
  useEffect(() => {
    if (!hasNext) tellWhole();
  }, [hasNext]);
  // A slip without its last lines would leave goods out of the parcel.
  if (failure) throw failure;
  const { number, seller, promisedDate, pickupPoint, order, lines } = data;
  const { customer, placedAt, customerNote } = order;
  return (
    <article className="paper" data-size="a4" lang="en" dir="ltr">
      <header className="paper-head">
        <div>
          <h2>{say("packingSlip")}</h2>
          <p className="paper-number">{number}</p>
          <p>{seller?.name}</p>
        </div>
        <QrCode text={number} size={26} />
      </header>
      <div className="paper-parties">
        <section className="paper-party">
          <h3>{say("shipTo")}</h3>
          <p>
            <strong>{order.shippingName ?? customer.name}</strong>
          </p>
          {!pickupPoint && <OrderAddress addressKey={order.shippingAddress} />}
          <p>{order.shippingPhone ?? customer.phone}</p>
        </section>
        <dl className="paper-facts">
          {placedAt && (
            <div>
              <dt>{say("orderDate")}</dt>
              <dd>{paper.day(placedAt)}</dd>
            </div>
          )}
          {promisedDate && (
            <div>
              <dt>{say("promised")}</dt>
              <dd>{paper.day(promisedDate)}</dd>
            </div>
          )}
          {order.deliveryMode === "PICKUP" && (
            <div>
              <dt>{say("pickup")}</dt>
              <dd>
                {pickupPoint ? (
                  <>
                    <strong>{pickupPoint.name}</strong>
                    <OrderAddress addressKey={pickupPoint.address} />
                  </>
                ) : (
                  say("yes")
                )}
              </dd>
            </div>
          )}
          {customerNote && (
            <div>
              <dt>{say("note")}</dt>
              <dd>{customerNote}</dd>
            </div>
          )}
        </dl>
      </div>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col">{say("item")}</th>
            <th scope="col">SKU</th>
            <th scope="col" data-align="end">
              {say("pieces")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.edges
            .filter(({ node }) => node.quantity > node.cancelledQuantity)
            .map(({ node: line }) => (
              <tr key={line.id}>
                <td className="paper-words">
                  <span className="paper-item">
                    {line.imageUrl && <img src={line.imageUrl} alt="" width={40} height={40} />}
                    <span>
                      {[line.productName, line.variantName].filter((part) => part).join(", ")}
                      {line.giftWrapping && <small>{say("gift")}</small>}
                      {line.giftMessage && (
                        <small>
                          {say("giftMessage")}: {line.giftMessage}
                        </small>
                      )}
                    </span>
                  </span>
                </td>
                <td className="paper-words">{line.sku ?? "–"}</td>
                <td data-align="end">
                  <strong>{paper.count(line.quantity - line.cancelledQuantity)}</strong>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </article>
  );
}
