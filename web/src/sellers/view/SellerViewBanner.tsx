/* oxlint-disable relay/unused-fields -- the network looks at whom it is answered to */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { use, useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { SellerViewBannerEndMutation } from "#/__generated__/SellerViewBannerEndMutation.graphql";
import type { SellerViewBannerQuery } from "#/__generated__/SellerViewBannerQuery.graphql";
import type { SellerViewBanner_view$key } from "#/__generated__/SellerViewBanner_view.graphql";
import { sellerAddress } from "#/app/addresses.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { RestartContext } from "#/relay/RestartContext.ts";
import { useChange } from "#/relay/useChange.ts";
import { reportError } from "#/relay/useReport.ts";
import { Button } from "#/ui/Button.tsx";
import { Notice } from "#/ui/Notice.tsx";

const minute = 60_000;
const mostMinutes = 30;

/** Over every page while somebody of the company sees what a location's people see (decision 93). */
export default function SellerViewBanner({ viewKey }: { readonly viewKey: SellerViewBanner_view$key }) {
  const { t } = useLingui();
  const restart = use(RestartContext);
  const notifier = use(NotifierContext);
  const { sellerId, sellerName, endsAt } = useFragment(
    graphql`
      fragment SellerViewBanner_view on SellerView {
        sellerId
        sellerName
        endsAt
      }
    `,
    viewKey,
  );
  const [end, isEnding] = useChange<SellerViewBannerEndMutation>(graphql`
    mutation SellerViewBannerEndMutation {
      leaveSellerView {
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const minutes = useMinutesLeft(endsAt);
  const leave = async () => {
    const error = await end();
    if (error) reportError(notifier, error);
    if (error === null) restart(sellerAddress(sellerId));
  };
  return (
    <Notice
      shape="banner"
      tone="warning"
      action={
        <Button size="small" isPending={isEnding} pendingLabel={t`Ending`} onPress={() => void leave()}>
          {t`End`}
        </Button>
      }
    >
      <Trans>
        You see <bdi>{sellerName}</bdi> as its people do. Reading only.
      </Trans>{" "}
      {t`${plural(minutes, { one: "# minute left", other: "# minutes left" })}`}
    </Notice>
  );
}

/** Whole minutes that are left, by this device's clock, which may be wrong: when none is, the gateway is asked. */
function useMinutesLeft(endsAt: string): number {
  const environment = useRelayEnvironment();
  const [now, setNow] = useState(() => Date.now());
  const left = Date.parse(endsAt) - now;
  const look = useEffectEvent(() => {
    setNow(Date.now());
    // The response is another person's then, and the network starts the page anew.
    if (Date.parse(endsAt) <= Date.now())
      fetchQuery<SellerViewBannerQuery>(
        environment,
        graphql`
          query SellerViewBannerQuery {
            viewer {
              sellerView {
                __typename
              }
            }
          }
        `,
        {},
      ).subscribe({});
  });
  useEffect(() => {
    const timer = setInterval(() => look(), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return Math.min(mostMinutes, Math.max(1, Math.ceil(left / minute)));
}
