import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { mergeDialogsMutation } from "#/__generated__/mergeDialogsMutation.graphql";
import type { mergeDialogsQuery } from "#/__generated__/mergeDialogsQuery.graphql";
import type { mergeDialogs_vendor$key } from "#/__generated__/mergeDialogs_vendor.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { RecordPicker } from "#/list/RecordPicker.tsx";
import { removeFromList } from "#/list/removeFromList.ts";
import { useChange } from "#/relay/useChange.ts";
import { RadioCards } from "#/ui/RadioCards.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { type ComparedVendor, differences, readCompared, useFactsOf } from "./comparedVendor.ts";

interface MergeVendorProps {
  readonly vendorKey: mergeDialogs_vendor$key;
  /** The list on the screen, where there is one. */
  readonly listId?: string;
  /** Gets the vendor that stays. */
  readonly onMerged?: (id: string) => void;
  readonly onClose: () => void;
}

/** A vendor on offer, with all that is compared. */
interface VendorOption extends SelectOption {
  readonly compared: ComparedVendor;
}

interface MergeDraft {
  readonly other: VendorOption | null;
  readonly stays: "this" | "other";
}

const initial: MergeDraft = { other: null, stays: "this" };

/** Makes one vendor of two that are the same: whoever merges chooses which stays, and sees what differs. */
export function MergeVendor({ vendorKey, listId, onMerged, onClose }: MergeVendorProps) {
  const { t } = useLingui();
  const own = readCompared(
    useFragment(
      graphql`
        fragment mergeDialogs_vendor on Vendor {
          ...comparedVendor_vendor
        }
      `,
      vendorKey,
    ),
  );
  const { name } = own;
  const merge = useChange<mergeDialogsMutation, string>(
    graphql`
      mutation mergeDialogsMutation($input: MergeVendorInput!) {
        mergeVendor(input: $input) {
          ... on MergeVendorSuccess {
            deletedId
            vendor {
              id
              ...VendorList_vendor
              ...VendorProfile_vendor
            }
          }
          ... on ConflictError {
            current {
              ...VendorList_vendor @alias(as: "vendor")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        listId !== undefined &&
        removeFromList(store, listId, store.getRootField("mergeVendor").getValue("deletedId")),
      read: ({ vendor }) => vendor?.id ?? "",
    },
  );
  const pairOf = ({ other, stays }: MergeDraft) =>
    other && (stays === "this" ? { stays: own, goes: other.compared } : { stays: other.compared, goes: own });
  return (
    <DraftDialog
      title={t`Merge ${name}`}
      description={t`Makes one vendor of two that are the same. This cannot be undone.`}
      submitLabel={t`Merge`}
      size="medium"
      initial={initial}
      change={merge}
      input={(draft) => {
        const pair = pairOf(draft);
        return pair && { id: pair.goes.id, intoId: pair.stays.id, version: pair.goes.version };
      }}
      success={(draft) => {
        const pair = pairOf(draft);
        const [goes, stays] = [pair?.goes.name ?? "", pair?.stays.name ?? ""];
        return t`${goes} was merged into ${stays}`;
      }}
      onSaved={onMerged}
      onClose={onClose}
    >
      {({ other, stays }, change) => (
        <>
          <RecordPicker<mergeDialogsQuery, VendorOption>
            name="intoId"
            label={t`The same vendor`}
            required={t`Choose the vendor that is the same`}
            emptyText={t`No vendor matches`}
            query={query}
            variables={(text) => ({ search: text || null })}
            optionsOf={optionsOf}
            without={own.id}
            chosen={other}
            onChoose={(other) => change({ other })}
          />
          {other && (
            <>
              <RadioCards
                label={t`Which one stays`}
                isWhole
                cards={[
                  { value: "this", title: own.name, content: <Differing of={own} from={other.compared} /> },
                  {
                    value: "other",
                    title: other.compared.name,
                    content: <Differing of={other.compared} from={own} />,
                  },
                ]}
                value={stays}
                onChange={(stays) => change({ stays })}
              />
              <p className="vendor-merge-note">
                <Trans>
                  The one that stays gets all categories of both, and from the other whatever it has nothing
                  for.
                </Trans>
              </p>
            </>
          )}
        </>
      )}
    </DraftDialog>
  );
}

/** What one of two vendors has where they differ. */
function Differing({ of, from }: { of: ComparedVendor; from: ComparedVendor }) {
  const factsOf = useFactsOf();
  const found = differences(factsOf(of), factsOf(from));
  if (found.length === 0) return <Trans>Nothing else differs.</Trans>;
  return (
    <span className="vendor-differing">
      {found.map(([label, value]) => (
        <span key={label}>
          <span>{label}</span>
          <span dir="auto">{value || "–"}</span>
        </span>
      ))}
    </span>
  );
}

const query = graphql`
  query mergeDialogsQuery($search: String) @throwOnFieldError {
    viewer {
      vendors(search: $search, first: 20) {
        edges {
          node {
            ...comparedVendor_vendor
          }
        }
      }
    }
  }
`;

function optionsOf({ viewer }: mergeDialogsQuery["response"]): readonly VendorOption[] {
  return (
    viewer?.vendors.edges.map(({ node }) => {
      const compared = readCompared(node);
      return { id: compared.id, label: compared.name, compared };
    }) ?? []
  );
}
