import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { CollectionSwitchMutation } from "#/__generated__/CollectionSwitchMutation.graphql";
import type { CollectionSwitch_collection$key } from "#/__generated__/CollectionSwitch_collection.graphql";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { reportError } from "#/relay/useReport.ts";
import { Switch } from "#/ui/Switch.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

interface CollectionSwitchProps {
  readonly collectionKey: CollectionSwitch_collection$key;
  readonly name: "isSelectable" | "isDisplayed";
}

/** One switch of a row. It changes at once, can be undone, and goes back when the gateway refuses. */
export function CollectionSwitch({ collectionKey, name: switchName }: CollectionSwitchProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [send] = useChange<CollectionSwitchMutation>(graphql`
    mutation CollectionSwitchMutation($input: EditCollectionInput!) {
      editCollection(input: $input) {
        ... on EditCollectionSuccess {
          collection {
            id
            isSelectable
            isDisplayed
            version
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const offerUndo = useUndoOffer();
  const { id, name, viewerCanUpdate, isSelectable, isDisplayed } = useFragment(
    graphql`
      fragment CollectionSwitch_collection on Collection {
        id
        name
        isSelectable
        isDisplayed
        viewerCanUpdate
      }
    `,
    collectionKey,
  );
  const saved = (isOn: boolean): string => {
    if (switchName === "isDisplayed") {
      return isOn ? t`${name} is shown on the storefront` : t`${name} is hidden from the storefront`;
    }
    return isOn ? t`Products can be put into ${name}` : t`No more products can be put into ${name}`;
  };
  const turn = (isOn: boolean) =>
    send(
      { id, [switchName]: isOn },
      // Through the store, not as a made-up response: a union's other members would have to be made up too.
      { optimisticUpdater: (store) => store.get(id)?.setValue(isOn, switchName) },
    );
  const change = async (isOn: boolean) => {
    const error = await turn(isOn);
    if (error) reportError(notifier, error);
    if (error === null) offerUndo(saved(isOn), () => turn(!isOn));
  };
  const label = switchName === "isDisplayed" ? t`Show ${name} on storefront` : t`Allow selection for ${name}`;
  return (
    <div className="collection-switch">
      <Switch
        isSelected={switchName === "isDisplayed" ? isDisplayed : isSelectable}
        isDisabled={!viewerCanUpdate}
        onChange={(isOn) => void change(isOn)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
      </Switch>
    </div>
  );
}
