import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { OrderMails, orders_company$key } from "#/__generated__/orders_company.graphql";

/** How the company works on its orders, while it is edited. */
export interface OrdersDraft {
  /** NaN while the field is empty. */
  readonly acceptHours: number;
  readonly orderMails: OrderMails;
}

export const ordersLabels = {
  acceptHours: msg`Hours to accept`,
  orderMails: msg`Mails to customers`,
};

/** What customers are sent, by the gateway's word. */
export const orderMailsNames: Readonly<Record<string, MessageDescriptor>> = {
  ENGLISH: msg`In English`,
  HINDI: msg`In Hindi`,
  ARABIC: msg`In Arabic`,
  OFF: msg`None`,
};

/** The fields as their form begins. */
export function ordersDraft(companyKey: orders_company$key): OrdersDraft {
  const { acceptHours, orderMails } = readInlineData(
    graphql`
      fragment orders_company on Company @inline {
        acceptHours
        orderMails
      }
    `,
    companyKey,
  );
  return { acceptHours, orderMails };
}
