import { useLingui } from "@lingui/react/macro";
import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { HomeTodo_viewer$key, TodoKind } from "#/__generated__/HomeTodo_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { HomeOrders } from "./HomeOrders.tsx";

type Tone = "danger" | "warning" | "information";

/** What waits for the viewer, the most urgent first; each row leads to the list that has it. Counts of orders where the service does not say. */
export function HomeTodo({ viewerKey }: { readonly viewerKey: HomeTodo_viewer$key }) {
  const { t } = useLingui();
  const { ago, count } = useFormats();
  const { todo, ...viewer } = useFragment(
    graphql`
      fragment HomeTodo_viewer on Viewer @throwOnFieldError {
        todo {
          kind
          count
          oldestAt
        }
        ...HomeOrders_viewer
      }
    `,
    viewerKey,
  );
  if (!todo) return <HomeOrders viewerKey={viewer} />;
  const { pendingOrders, despatchOrders, cancelOrders, products } = addresses;
  const { adminUsers, deliveryUsers, pickupPoints } = addresses;
  const texts: Readonly<Record<Exclude<TodoKind, "%future added value">, [string, Tone, string]>> = {
    ORDERS_LATE: [t`Orders that are late`, "danger", `${pendingOrders}?status=LATE`],
    ORDERS_TO_ACCEPT: [t`Orders to accept`, "warning", `${pendingOrders}?status=PENDING`],
    ORDERS_TO_PACK: [t`Orders to pack`, "information", `${pendingOrders}?status=ACCEPTED`],
    ORDERS_TO_DESPATCH: [t`Orders to despatch`, "information", `${despatchOrders}?status=PACKED`],
    ATTEMPTS_FAILED: [t`Nobody was there three times`, "danger", `${despatchOrders}?status=OUT`],
    ORDERS_UNCOLLECTED: [t`Orders to bring back`, "danger", `${despatchOrders}?collection=overdue`],
    REFUNDS_DUE: [t`Refunds that are due`, "warning", `${cancelOrders}?refund=DUE`],
    PRODUCTS_TO_REVIEW: [t`Products to review`, "warning", `${products}?status=PENDING`],
    PRODUCTS_SENT_BACK: [t`Products to rectify`, "warning", `${products}?status=RECTIFICATION`],
    STOCK_OUT: [t`Products out of stock`, "danger", `${products}?status=ENABLED`],
    STOCK_LOW: [t`Products with little stock`, "warning", `${products}?status=ENABLED`],
    PRODUCTS_INCOMPLETE: [t`Products not handed in yet`, "information", `${products}?status=DRAFT`],
    WEBHOOKS_FAILING: [t`Webhooks that fail`, "danger", addresses.webhooks],
    JOBS_FAILED: [t`Jobs that failed`, "danger", addresses.jobs],
    INVITATIONS_EXPIRED: [t`Invitations that have run out`, "warning", `${adminUsers}?status=EXPIRED`],
    LICENCES_ENDING: [t`Driving licences that end`, "warning", `${deliveryUsers}?status=ACTIVE&licence=30`],
    PAUSES_ENDING: [t`Pickup points that open again soon`, "information", `${pickupPoints}?status=paused`],
    LOCATIONS_WITHOUT_GSTIN: [t`Locations without a GSTIN`, "warning", addresses.sellers],
  };
  // Of a kind that this console does not know yet it could say nothing.
  const known = new Map(Object.entries(texts));
  const rows = todo.flatMap(({ kind, ...row }) => {
    const text = known.get(kind);
    return text ? [{ kind, text, ...row }] : [];
  });
  return (
    <Card title={t`To do`} padding="none">
      {rows.length === 0 ? (
        <p className="home-nothing">
          <Icon of={CircleCheck} size={20} />
          {t`Nothing waits`}
        </p>
      ) : (
        <ul className="home-todo">
          {rows.map(({ kind, text: [label, tone, href], count: many, oldestAt }) => (
            <li key={kind}>
              <Link className="home-todo-row" href={href}>
                <span className="home-todo-count" data-tone={tone}>
                  {count(many)}
                </span>
                <span className="home-todo-label">{label}</span>
                {oldestAt && (
                  <span className="home-todo-age">{t`The oldest: ${ago(Date.parse(oldestAt))}`}</span>
                )}
                <Icon of={ChevronRight} isMirrored />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
