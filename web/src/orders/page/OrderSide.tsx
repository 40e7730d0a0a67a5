import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { orderPlaceQuery } from "#/__generated__/orderPlaceQuery.graphql";
import type { OrderSide_order$key } from "#/__generated__/OrderSide_order.graphql";
import { Card } from "#/ui/Card.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { OrderAddress } from "./OrderAddress.tsx";
import { OrderPayment } from "./OrderPayment.tsx";
import { placeQuery } from "./orderPlaceQuery.ts";

const EditNotes = lazy(async () => ({ default: (await import("./orderEdits.tsx")).EditNotes }));
const EditPlace = lazy(async () => ({ default: (await import("./orderEdits.tsx")).EditPlace }));

/** Who has bought, where it goes, what was paid, and what was noted. What the viewer may not read is left out. */
export function OrderSide({ orderKey }: { orderKey: OrderSide_order$key }) {
  const { t } = useLingui();
  const [isNoting, setIsNoting] = useState(false);
  const [placeRef, loadPlace, closePlace] = useQueryLoader<orderPlaceQuery>(placeQuery);
  const order = useFragment(
    graphql`
      fragment OrderSide_order on Order @throwOnFieldError {
        channel
        channelReference
        customer {
          name
          phone
          email
          gstinNumber
          legalName
        }
        shippingName
        shippingPhone
        shippingAddress {
          ...OrderAddress_address
        }
        billingAddress {
          ...OrderAddress_address
        }
        customerNote
        staffNote
        viewerCanUpdate
        ...orderEdits_order
        ...OrderPayment_order
      }
    `,
    orderKey,
  );
  const { customer, billingAddress, customerNote, staffNote, viewerCanUpdate } = order;
  const pencil = (label: string, onPress: () => void) =>
    viewerCanUpdate && <IconButton icon={Pencil} size="small" label={label} onPress={onPress} />;
  const phone = (number: string | null | undefined) =>
    number && (
      <a className="ui-link" dir="ltr" href={`tel:${number}`}>
        {number}
      </a>
    );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Name`, customer.name],
    [t`Phone`, phone(customer.phone)],
    [t`Email`, customer.email],
    [t`Legal name`, customer.legalName],
    [t`GSTIN`, customer.gstinNumber],
    [t`Channel`, [order.channel, order.channelReference].filter((part) => part).join(" · ")],
  ];
  const notes: readonly (readonly [string, string | null | undefined])[] = [
    [t`Note of the customer`, customerNote],
    [t`Internal note`, staffNote],
  ];
  return (
    <div className="order-side">
      <Card title={t`Customer`} actions={pencil(t`Edit phone and notes`, () => setIsNoting(true))}>
        <dl className="order-facts">
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
      </Card>
      <Card title={t`Goes to`} actions={pencil(t`Edit where it goes`, () => loadPlace({}))}>
        <div className="order-address">
          {order.shippingName && <strong dir="auto">{order.shippingName}</strong>}
          <OrderAddress addressKey={order.shippingAddress} />
          {phone(order.shippingPhone)}
        </div>
      </Card>
      {billingAddress && (
        <Card title={t`Billing address`}>
          <div className="order-address">
            <OrderAddress addressKey={billingAddress} />
          </div>
        </Card>
      )}
      <OrderPayment orderKey={order} />
      {notes.map(
        ([name, text]) =>
          text && (
            <Card key={name} title={name}>
              <p className="order-text" dir="auto">
                {text}
              </p>
            </Card>
          ),
      )}
      <Suspense fallback={null}>
        {isNoting && <EditNotes orderKey={order} onClose={() => setIsNoting(false)} />}
        {placeRef && <EditPlace orderKey={order} placeRef={placeRef} onClose={closePlace} />}
      </Suspense>
    </div>
  );
}
