import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { ViewNoticesCard_viewer$key } from "#/__generated__/ViewNoticesCard_viewer.graphql";
import type { ViewNoticesCardMutation } from "#/__generated__/ViewNoticesCardMutation.graphql";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { storedViewer } from "#/relay/storeRecord.ts";
import { useChange } from "#/relay/useChange.ts";
import { reportError } from "#/relay/useReport.ts";
import { Card } from "#/ui/Card.tsx";
import { Switch } from "#/ui/Switch.tsx";

/** Whether locations hear that somebody of the company looks at them as their people do; for those who may say so. */
export function ViewNoticesCard({ viewerKey }: { readonly viewerKey: ViewNoticesCard_viewer$key }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const offerUndo = useUndoOffer();
  const { sellerViewNotices } = useFragment(
    graphql`
      fragment ViewNoticesCard_viewer on Viewer @throwOnFieldError {
        sellerViewNotices
      }
    `,
    viewerKey,
  );
  const [send] = useChange<ViewNoticesCardMutation>(graphql`
    mutation ViewNoticesCardMutation($input: SetSellerViewNoticesInput!) {
      setSellerViewNotices(input: $input) {
        ... on SetSellerViewNoticesSuccess {
          viewer {
            sellerViewNotices
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  if (sellerViewNotices == null) return null;
  const turn = (isOn: boolean) =>
    send(
      { isOn },
      { optimisticUpdater: (store) => storedViewer(store)?.setValue(isOn, "sellerViewNotices") },
    );
  const change = async (isOn: boolean) => {
    const error = await turn(isOn);
    if (error) reportError(notifier, error);
    if (error === null)
      offerUndo(isOn ? t`Locations are told of views` : t`Locations are no longer told of views`, () =>
        turn(!isOn),
      );
  };
  return (
    <Card title={t`Views of your locations`}>
      <Switch
        isSelected={sellerViewNotices}
        onChange={(isOn) => void change(isOn)}
        description={t`The audit trail of the location has each view in any case, with its reason.`}
      >
        {t`Tell the owners of a location when somebody of your company views it as its people do`}
      </Switch>
    </Card>
  );
}
