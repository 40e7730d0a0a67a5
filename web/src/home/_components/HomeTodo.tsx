import { useLingui } from "@lingui/react/macro";
import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import type { HomeTodo_viewer$key, TodoKind } from "#/__generated__/HomeTodo_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { Icon } from "#/ui/Icon.tsx";

type Tone = "danger" | "warning" | "information";

/** What waits for the viewer, the most urgent first; each row leads to the list that has it. */
export function HomeTodo({ viewerKey }: { readonly viewerKey: HomeTodo_viewer$key }) {
  const { t } = useLingui();
  const { ago, count } = useFormats();
  const { todo } = useFragment(
    graphql`
      fragment HomeTodo_viewer on Viewer @throwOnFieldError {
        todo {
          kind
          count
          oldestAt
        }
      }
    `,
    viewerKey,
  );
  const { pendingOrders, despatchOrders, cancelOrders, products } = addresses;
  const kinds: Readonly<Record<Exclude<TodoKind, "%future added value">, [string, Tone, string]>> = {
    ORDERS_LATE: [t`Orders that are late`, "danger", `${pendingOrders}?status=LATE`],
    ORDERS_TO_ACCEPT: [t`Orders to accept`, "warning", `${pendingOrders}?status=PENDING`],
    ORDERS_TO_PACK: [t`Orders to pack`, "information", `${pendingOrders}?status=ACCEPTED`],
    ORDERS_TO_DESPATCH: [t`Orders to despatch`, "information", `${despatchOrders}?status=PACKED`],
    ATTEMPTS_FAILED: [t`Nobody was there three times`, "danger", `${despatchOrders}?status=OUT`],
    ORDERS_UNCOLLECTED: [t`Orders to bring back`, "danger", `${despatchOrders}?collection=overdue`],
    REFUNDS_DUE: [t`Refunds that are due`, "warning", cancelOrders],
    PRODUCTS_TO_REVIEW: [t`Products to review`, "warning", `${products}?status=PENDING`],
    PRODUCTS_SENT_BACK: [t`Products that were sent back`, "warning", `${products}?status=RECTIFICATION`],
    STOCK_OUT: [t`Products out of stock`, "danger", `${products}?status=ENABLED`],
    STOCK_LOW: [t`Products with little stock`, "warning", `${products}?status=ENABLED`],
    PRODUCTS_INCOMPLETE: [t`Products not handed in yet`, "information", `${products}?status=DRAFT`],
    WEBHOOKS_FAILING: [t`Webhooks that fail`, "danger", addresses.webhooks],
    JOBS_FAILED: [t`Jobs that failed`, "danger", addresses.jobs],
    INVITATIONS_EXPIRED: [t`Invitations that have run out`, "warning", addresses.adminUsers],
    LICENCES_ENDING: [t`Driving licences that end`, "warning", addresses.deliveryUsers],
    PAUSES_ENDING: [t`Pickup points that open again soon`, "information", addresses.pickupPoints],
    LOCATIONS_WITHOUT_GSTIN: [t`Locations without a GSTIN`, "warning", addresses.sellers],
  };
  const rows = (todo ?? []).flatMap(({ kind, ...row }) =>
    kind === "%future added value" ? [] : [{ kind, ...row }],
  );
  return (
    <Card title={t`To do`} padding="none">
      {todo === null ? (
        <p className="home-note home-padded">
          {t`The service behind this back office does not say what waits, and has no figures.`}
        </p>
      ) : rows.length === 0 ? (
        <p className="home-nothing">
          <Icon of={CircleCheck} size={20} />
          {t`Nothing waits`}
        </p>
      ) : (
        <ul className="home-todo">
          {rows.map(({ kind, count: many, oldestAt }) => {
            const [label, tone, href] = kinds[kind];
            return (
              <li key={kind}>
                <Link className="home-todo-row" href={href}>
                  <span className="home-todo-count" data-tone={tone}>
                    {count(many)}
                  </span>
                  <span className="home-todo-text">
                    <span className="home-todo-label">{label}</span>
                    {oldestAt && <span>{t`The oldest: ${ago(Date.parse(oldestAt))}`}</span>}
                  </span>
                  <Icon of={ChevronRight} isMirrored />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
