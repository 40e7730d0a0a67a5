import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { RecentChanges_entries$key } from "#/__generated__/RecentChanges_entries.graphql";
import {
  addresses,
  deliveryUserAddress,
  orderAddress,
  pickupPointAddress,
  productAddress,
  sellerAddress,
  vendorAddress,
  webhookAddress,
} from "#/app/addresses.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { Avatar } from "#/ui/Avatar.tsx";
import { Card } from "#/ui/Card.tsx";
import { Link } from "#/ui/Link.tsx";
import { Who } from "./ActivitySentence.tsx";
import { useAuditTexts } from "./useAuditTexts.ts";
import "./activity.css";

/** The pages of records that have one of their own. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  Product: productAddress,
  Seller: sellerAddress,
  Order: orderAddress,
  Fulfilment: orderAddress,
  PickupPoint: pickupPointAddress,
  DeliveryUser: deliveryUserAddress,
  Vendor: vendorAddress,
  Webhook: webhookAddress,
};

/** The newest changes of the company, each in a sentence. Which fields they were is told where the record is. */
export default function RecentChanges({ entryKeys }: { readonly entryKeys: RecentChanges_entries$key }) {
  const { t } = useLingui();
  const { ago, moment } = useFormats();
  const { typeName } = useAuditTexts();
  const entries = useFragment(
    graphql`
      fragment RecentChanges_entries on AuditEntry @relay(plural: true) {
        id
        at
        action
        actor {
          name
          kind
        }
        subjectId
        subjectType
        subjectName
      }
    `,
    entryKeys,
  );
  return (
    <Card
      title={t`Recent changes`}
      padding="none"
      actions={<Link href={addresses.audit}>{t`Audit trail`}</Link>}
    >
      {entries.length === 0 ? (
        <p className="activity-none">{t`Nothing has happened yet`}</p>
      ) : (
        <ol className="activity-recent">
          {entries.map((entry) => {
            const { id, at, action, actor, subjectId, subjectType, subjectName } = entry;
            const who = actor.name ?? (actor.kind === "SYSTEM" ? t`Nobody signed in` : t`Somebody`);
            const what = [typeName(subjectType), subjectName].filter(Boolean).join(" ");
            const page =
              action === "DELETED" || subjectId == null ? undefined : pages[subjectType]?.(subjectId);
            return (
              <li key={id}>
                <Avatar name={actor.name ?? "–"} size={28} />
                <p>
                  {action === "CREATED" ? (
                    <Trans>
                      <Who>{who}</Who> added: <What page={page}>{what}</What>
                    </Trans>
                  ) : action === "DELETED" ? (
                    <Trans>
                      <Who>{who}</Who> deleted: <What page={page}>{what}</What>
                    </Trans>
                  ) : (
                    <Trans>
                      <Who>{who}</Who> changed: <What page={page}>{what}</What>
                    </Trans>
                  )}
                </p>
                <time dateTime={at} title={moment(at)}>
                  {ago(Date.parse(at))}
                </time>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

function What({ page, children }: { readonly page: string | undefined; readonly children: ReactNode }) {
  const name = <bdi>{children}</bdi>;
  return page === undefined ? name : <Link href={page}>{name}</Link>;
}
