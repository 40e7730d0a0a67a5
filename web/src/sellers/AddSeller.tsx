import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { AddSellerInviteMutation } from "#/__generated__/AddSellerInviteMutation.graphql";
import type { AddSellerMutation } from "#/__generated__/AddSellerMutation.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { sellerAddress } from "#/app/addresses.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { ListMode } from "#/list/ListMode.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { SellerFields } from "./_components/SellerFields.tsx";
import { invitationInput, newSeller, sellerInput, useSellerTexts } from "./sellerForm.ts";

interface AddSellerProps {
  readonly fieldsRef: PreloadedQuery<sellerFieldsQuery>;
  /** The list on the screen, which shows the new location at once. */
  readonly listId: string;
  /** Whether a location can be added by no more than its name and whom to invite. */
  readonly mayInvite: boolean;
  readonly onClose: () => void;
}

/** What is sent: a whole location, or no more than an invitation to one. */
type NewSeller =
  | { readonly whole: AddSellerMutation["variables"]["input"] }
  | { readonly invitation: AddSellerInviteMutation["variables"]["input"] };

interface Added {
  readonly id: string;
  readonly administrator:
    | {
        readonly firstName: string | null | undefined;
        readonly lastName: string | null | undefined;
        readonly email: string | null | undefined;
      }
    | null
    | undefined;
}

/**
 * Adds a location; its administrator is invited by mail (decision D-45). Where the service offers it, no more is asked first
 * than its name and whom to invite. Both forms have one draft: what is typed goes along from one to the other.
 */
export function AddSeller({ fieldsRef, listId, mayInvite, onClose }: AddSellerProps) {
  const { t } = useLingui();
  const [isShort, setIsShort] = useState(mayInvite);
  const texts = useSellerTexts();
  const tell = useTelling();
  const [add, isAdding] = useChange<AddSellerMutation, Added | undefined>(
    graphql`
      mutation AddSellerMutation($input: AddSellerInput!) {
        addSeller(input: $input) {
          ... on AddSellerSuccess {
            sellerEdge {
              node {
                id
                administrator {
                  firstName
                  lastName
                  email
                }
                ...SellerList_seller
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addSeller").getLinkedRecord("sellerEdge")),
      read: ({ sellerEdge }) => sellerEdge?.node,
    },
  );
  const [invite, isInviting] = useChange<AddSellerInviteMutation, Added | undefined>(
    graphql`
      mutation AddSellerInviteMutation($input: InviteSellerInput!) {
        inviteSeller(input: $input) {
          ... on InviteSellerSuccess {
            sellerEdge {
              node {
                id
                administrator {
                  firstName
                  lastName
                  email
                }
                ...SellerList_seller
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("inviteSeller").getLinkedRecord("sellerEdge")),
      read: ({ sellerEdge }) => sellerEdge?.node,
    },
  );
  const send = (input: NewSeller) => ("whole" in input ? add(input.whole) : invite(input.invitation));
  return (
    <DraftDialog
      title={t`Add location`}
      description={
        isShort
          ? t`Enough to begin with: everything else of the location can be filled in later.`
          : t`Only what has a star is needed now; everything else can be added later.`
      }
      submitLabel={isShort ? t`Invite` : t`Add location`}
      size={isShort ? "medium" : "large"}
      initial={newSeller}
      draft={{ key: "new location", fields: texts, excluded: ["dateOfBirth"] }}
      change={[send, isAdding || isInviting]}
      input={(draft, { idempotencyKey }): NewSeller | null => {
        if (isShort) return { invitation: { ...invitationInput(draft), idempotencyKey } };
        const whole = sellerInput(draft);
        return whole && { whole: { ...whole, idempotencyKey } };
      }}
      onSaved={tell}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          {mayInvite && !isShort && (
            <div>
              <Button size="small" onPress={() => setIsShort(true)}>
                {t`Only invite an administrator now`}
              </Button>
            </div>
          )}
          <SellerFields queryRef={fieldsRef} draft={draft} onChange={change} isShort={isShort} />
          {isShort && (
            <div>
              <Button size="small" onPress={() => setIsShort(false)}>
                {t`Fill in everything now`}
              </Button>
            </div>
          )}
        </>
      )}
    </DraftDialog>
  );
}

/** Says who was invited, with the way to the location; the set-up, which has no other pages yet, says no more than that. */
function useTelling(): (added: Added) => void {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const isPage = use(ListMode) === "page";
  return ({ id, administrator }) => {
    const who = [administrator?.firstName, administrator?.lastName].filter(Boolean).join(" ");
    const email = administrator?.email ?? "";
    const title = t`Location Added Successfully. ${who} is invited: the invitation is on its way to ${email}.`;
    if (!isPage) return notifier.success(title);
    notifier.offer({
      title,
      label: t`Open it`,
      onAccept: () => void navigate(sellerAddress(id)),
      onGone: () => undefined,
    });
  };
}
