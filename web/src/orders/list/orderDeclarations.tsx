import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import { graphql } from "react-relay";
import { ReceiptText } from "lucide-react";
import { LocationCell, TextCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { TwoLines } from "#/list/TwoLines.tsx";
import type { orderDeclarations_fulfilment$key } from "#/__generated__/orderDeclarations_fulfilment.graphql";
import { orderAddress } from "#/app/addresses.ts";
import { FulfilmentStatusBadge, PaymentBadge } from "../OrderBadges.tsx";
import { deliveryModeNames, paymentMethodNames } from "../orderWords.ts";
import { Ago, Day, ItemsCell, Moment, Money, PlacedCell, ReasonText, Word } from "./orderCells.tsx";
import type { OrderFacts } from "./orderFacts.ts";
import { ChosenOrders } from "./ChosenOrders.tsx";
import { cashToday } from "./orderViews.ts";
import { orderRules, orderVariables, type OrderView } from "./orderLists.ts";
import { OrderRowActions } from "./OrderRowActions.tsx";
import { orderTexts } from "./orderTexts.tsx";

type OrderListDeclaration = ListDeclaration<orderDeclarations_fulfilment$key, OrderFacts>;
type Column = OrderListDeclaration["columns"][number];

/** What a row shows. Invoices are of what goes out, refunds of what does not. */
const row = graphql`
  fragment orderDeclarations_fulfilment on Fulfilment
  @argumentDefinitions(
    isDespatch: { type: "Boolean!", defaultValue: true }
    isCancel: { type: "Boolean!", defaultValue: true }
  )
  @throwOnFieldError {
    number
    status
    statusChangedAt
    statusReason
    customerName
    area
    provinceCode
    placedAt
    promisedDate
    isLate
    deliveryMode
    paymentMethod
    paymentState
    lineCount
    unitCount
    firstLineName
    amounts {
      total
    }
    seller {
      name
    }
    deliveryUser @include(if: $isDespatch) {
      name
    }
    carrierName @include(if: $isDespatch)
    trackingNumber @include(if: $isDespatch)
    attempts @include(if: $isDespatch) {
      __typename
    }
    documents @include(if: $isDespatch) {
      number
      kind
    }
    order @include(if: $isCancel) {
      refundDue
      amountRefunded
    }
    ...OrderRowActions_fulfilment
  }
`;

/** All that a column of these lists can be. */
const columns = {
  number: {
    id: "number",
    header: msg`Order no.`,
    isName: true,
    minWidth: 144,
    cell: ({ number, deliveryMode }) => (
      <TwoLines isName first={number} second={<Word names={deliveryModeNames}>{deliveryMode}</Word>} />
    ),
  },
  placed: {
    id: "placed",
    yields: 8,
    card: "fact",
    header: msg`Placed`,
    width: 120,
    cell: ({ placedAt, isLate }) => <PlacedCell at={placedAt} isLate={isLate} />,
  },
  customer: {
    id: "customer",
    card: "fact",
    header: msg`Customer`,
    minWidth: 120,
    cell: ({ customerName, area, provinceCode }) => (
      <TwoLines first={customerName} second={[area, provinceCode].filter(Boolean).join(", ")} />
    ),
  },
  items: {
    id: "items",
    yields: 1,
    header: msg`Items`,
    minWidth: 108,
    cell: ({ firstLineName, lineCount, unitCount }) => (
      <ItemsCell first={firstLineName} lines={lineCount} units={unitCount} />
    ),
  },
  total: {
    id: "total",
    yields: 10,
    card: "fact",
    header: msg`Total`,
    width: 104,
    align: "end",
    cell: ({ amounts }) => <Money>{amounts.total}</Money>,
  },
  payment: {
    id: "payment",
    yields: 6,
    header: msg`Payment`,
    width: 124,
    cell: ({ paymentState, paymentMethod }) => (
      <TwoLines
        first={<PaymentBadge state={paymentState} />}
        second={<Word names={paymentMethodNames}>{paymentMethod}</Word>}
      />
    ),
  },
  seller: {
    id: "seller",
    yields: 3,
    header: msg`Location`,
    width: 116,
    isShown: ({ isOwner }) => isOwner,
    cell: ({ seller }) => <LocationCell>{seller?.name}</LocationCell>,
  },
  promised: {
    id: "promised",
    yields: 2,
    header: msg`Promised`,
    width: 104,
    cell: ({ promisedDate }) => <Day>{promisedDate}</Day>,
  },
  carrier: {
    id: "carrier",
    yields: 4,
    header: msg`Brought by`,
    minWidth: 112,
    cell: ({ deliveryUser, carrierName, trackingNumber, attempts }) => (
      <TwoLines
        first={deliveryUser?.name ?? carrierName ?? "–"}
        second={
          attempts && attempts.length > 0 ? (
            <span className="order-late">
              <Plural value={attempts.length} one="# failed delivery" other="# failed deliveries" />
            </span>
          ) : (
            trackingNumber
          )
        }
      />
    ),
  },
  invoice: {
    id: "invoice",
    yields: 5,
    header: msg`Invoice no.`,
    width: 128,
    cell: ({ documents }) => (
      <TextCell>{documents?.find(({ kind }) => kind !== "CREDIT_NOTE")?.number}</TextCell>
    ),
  },
  since: {
    id: "since",
    yields: 8,
    header: msg`Since`,
    width: 120,
    isMuted: true,
    cell: ({ statusChangedAt }) => <TwoLines first={<Ago>{statusChangedAt}</Ago>} />,
  },
  when: {
    id: "when",
    yields: 8,
    header: msg`When`,
    width: 176,
    isMuted: true,
    cell: ({ statusChangedAt }) => <TwoLines first={<Moment>{statusChangedAt}</Moment>} />,
  },
  reason: {
    id: "reason",
    yields: 7,
    header: msg`Reason`,
    minWidth: 160,
    isWrapped: true,
    cell: ({ statusReason }) => <ReasonText>{statusReason}</ReasonText>,
  },
  refund: {
    id: "refund",
    header: msg`Refund due`,
    width: 116,
    align: "end",
    isShown: ({ isOwner }) => isOwner,
    cell: ({ order }) => <Money>{order?.refundDue}</Money>,
  },
  refunded: {
    id: "refunded",
    yields: 9,
    header: msg`Refunded`,
    width: 104,
    align: "end",
    isShown: ({ isOwner }) => isOwner,
    cell: ({ order }) => <Money>{order?.amountRefunded}</Money>,
  },
  status: {
    id: "status",
    card: "fact",
    header: msg`Status`,
    width: 120,
    cell: ({ status }) => <FulfilmentStatusBadge status={status} />,
  },
} as const satisfies Record<string, Column>;

/** What all three lists share. */
const common = {
  row,
  href: orderAddress,
  icon: ReceiptText,
  actions: {
    width: 136,
    isShown: ({ mayUpdate, view }) => mayUpdate && view !== "cancel",
    cell: (row, { mayApprove }) => <OrderRowActions fulfilmentKey={row} mayApprove={mayApprove} />,
  },
  chosenActions: (chosen, facts) => <ChosenOrders chosen={chosen} facts={facts} />,
} satisfies Partial<OrderListDeclaration>;

/** The lists of what locations send: their columns and words. */
export const orderDeclarations: Readonly<Record<OrderView, OrderListDeclaration>> = {
  pending: {
    ...common,
    id: "ordersPending",
    rules: orderRules.pending,
    variables: (search) => orderVariables("pending", search),
    views: [cashToday],
    columns: [
      columns.number,
      columns.status,
      columns.placed,
      columns.customer,
      columns.items,
      columns.total,
      columns.payment,
      columns.seller,
      columns.promised,
    ],
    texts: orderTexts.pending,
  },
  despatch: {
    ...common,
    id: "ordersDespatch",
    rules: orderRules.despatch,
    variables: (search) => orderVariables("despatch", search),
    takesNew: false,
    columns: [
      columns.number,
      columns.status,
      columns.since,
      columns.customer,
      columns.carrier,
      columns.invoice,
      columns.total,
      columns.payment,
      columns.seller,
      columns.promised,
    ],
    // The names of these steps are longer.
    actions: { ...common.actions, width: 184 },
    texts: orderTexts.despatch,
  },
  cancel: {
    ...common,
    id: "ordersCancel",
    rules: orderRules.cancel,
    variables: (search) => orderVariables("cancel", search),
    takesNew: false,
    columns: [
      columns.number,
      columns.status,
      columns.when,
      columns.customer,
      columns.items,
      columns.reason,
      columns.total,
      columns.refund,
      columns.refunded,
      columns.seller,
    ],
    texts: orderTexts.cancel,
  },
};
