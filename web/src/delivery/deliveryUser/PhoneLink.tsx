import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PhoneLinkCreateMutation } from "#/__generated__/PhoneLinkCreateMutation.graphql";
import type { PhoneLinkEndMutation } from "#/__generated__/PhoneLinkEndMutation.graphql";
import type { PhoneLink_deliveryUser$key } from "#/__generated__/PhoneLink_deliveryUser.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReport } from "#/relay/useReport.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { Card } from "#/ui/Card.tsx";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";

const PhoneLinkMade = lazy(async () => ({
  default: (await import("./phoneLinkDialogs.tsx")).PhoneLinkMade,
}));

interface PhoneLinkProps {
  readonly userKey: PhoneLink_deliveryUser$key;
  /** Whether the viewer may read and change orders: a link opens them. */
  readonly mayChangeOrders: boolean;
}

/** The personal link to the delivery page: when it was made and used, a new one, and its end. */
export function PhoneLink({ userKey, mayChangeOrders }: PhoneLinkProps) {
  const { t } = useLingui();
  const report = useReport();
  const [made, setMade] = useState<{ readonly key: string; readonly isMailed: boolean } | null>(null);
  const [asked, setAsked] = useState<"new" | "end" | null>(null);
  const { id, name, email, status, viewerCanUpdate, link } = useFragment(
    graphql`
      fragment PhoneLink_deliveryUser on DeliveryUser @throwOnFieldError {
        id
        name
        email
        status
        viewerCanUpdate
        link {
          createdAt
          expiresAt
          openedAt
          openedOn
          lastUsedAt
        }
      }
    `,
    userKey,
  );
  const [create, isCreating] = useChange<
    PhoneLinkCreateMutation,
    { readonly key: string; readonly isMailed: boolean } | null
  >(
    graphql`
      mutation PhoneLinkCreateMutation($input: CreateDeliveryLinkInput!) {
        createDeliveryLink(input: $input) {
          ... on CreateDeliveryLinkSuccess {
            key
            isMailed
            deliveryUser {
              ...deliveryUserChange_deliveryUser
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      read: ({ key, isMailed }) => (key === undefined ? null : { key, isMailed: isMailed === true }),
    },
  );
  const [end, isEnding] = useChange<PhoneLinkEndMutation>(graphql`
    mutation PhoneLinkEndMutation($input: EndDeliveryLinkInput!) {
      endDeliveryLink(input: $input) {
        ... on EndDeliveryLinkSuccess {
          deliveryUser {
            ...deliveryUserChange_deliveryUser
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const isInactive = status !== "ACTIVE";
  const make = async () => {
    const result = await create({ id });
    setAsked(null);
    if (result && "key" in result) setMade(result);
    else if (result) report(result, "");
  };
  const finish = async () => {
    const error = await end({ id });
    setAsked(null);
    report(error, t`The phone link of ${name} has ended.`);
  };
  return (
    <Card
      title={t`Phone link`}
      description={t`Opens today’s deliveries on their phone: no app, no password, and nothing else of the company.`}
      actions={
        viewerCanUpdate && (
          <>
            {link && (
              <Button size="small" onPress={() => setAsked("end")}>
                {t`End link`}
              </Button>
            )}
            {mayChangeOrders && (
              <Button
                size="small"
                variant={link ? "secondary" : "primary"}
                isDisabled={isInactive}
                isPending={isCreating}
                onPress={() => (link ? setAsked("new") : void make())}
              >
                {link ? t`New link` : t`Make a link`}
              </Button>
            )}
          </>
        )
      }
    >
      {link ? (
        <LinkFacts link={link} />
      ) : (
        <p className="delivery-user-link">
          {isInactive ? (
            <Trans>Somebody inactive has no link.</Trans>
          ) : !mayChangeOrders ? (
            <Trans>There is none yet.</Trans>
          ) : email ? (
            <Trans>There is none yet. A new one is shown as a QR code and mailed to {email}.</Trans>
          ) : (
            <Trans>
              There is none yet. A new one is shown as a QR code; without an email address it is not mailed.
            </Trans>
          )}
        </p>
      )}
      <ConfirmDialog
        isOpen={asked === "new"}
        onOpenChange={() => setAsked(null)}
        title={t`Make a new link for ${name}?`}
        confirmLabel={t`Make a new link`}
        cancelLabel={t`Cancel`}
        isPending={isCreating}
        onConfirm={() => void make()}
      >
        <Trans>The link that they have now stops working at once.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "end"}
        onOpenChange={() => setAsked(null)}
        title={t`End the link of ${name}?`}
        confirmLabel={t`End link`}
        cancelLabel={t`Cancel`}
        isDangerous
        isPending={isEnding}
        onConfirm={() => void finish()}
      >
        <Trans>Their page closes at once. What they carry stays with them.</Trans>
      </ConfirmDialog>
      {made && (
        <Suspense>
          <PhoneLinkMade
            name={name}
            linkKey={made.key}
            mailedTo={made.isMailed ? (email ?? null) : null}
            onClose={() => setMade(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface LinkFactsProps {
  readonly link: {
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly openedAt: string | null | undefined;
    readonly openedOn: string | null | undefined;
    readonly lastUsedAt: string | null | undefined;
  };
}

function LinkFacts({ link }: LinkFactsProps) {
  const { t } = useLingui();
  const { day, moment } = useFormats();
  const [now] = useState(Date.now);
  const isOver = Date.parse(link.expiresAt) <= now;
  const { openedAt, openedOn } = link;
  const facts = [
    [t`Made`, moment(link.createdAt)],
    [
      t`Works until`,
      isOver ? (
        <>
          {day(link.expiresAt)} <Badge tone="warning">{t`Expired`}</Badge>
        </>
      ) : (
        day(link.expiresAt)
      ),
    ],
    [
      t`Opened`,
      openedAt
        ? openedOn
          ? t`${moment(openedAt)} on ${openedOn}`
          : moment(openedAt)
        : t`Not yet: it belongs to the browser that opens it first`,
    ],
    [t`Last used`, link.lastUsedAt ? moment(link.lastUsedAt) : t`Not yet`],
  ] as const;
  return (
    <dl className="ui-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
