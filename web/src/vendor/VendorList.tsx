import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Handshake } from "lucide-react";
import { lazy } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { VendorList_vendor$key } from "#/__generated__/VendorList_vendor.graphql";
import type { VendorList_viewer$key } from "#/__generated__/VendorList_viewer.graphql";
import type { vendorFieldsQuery } from "#/__generated__/vendorFieldsQuery.graphql";
import { vendorAddress } from "#/app/addresses.ts";
import { AddButton } from "#/form/AddButton.tsx";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import { NameCell, TextCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import { VendorActions } from "./VendorActions.tsx";
import { vendorFields } from "./vendorFieldsQuery.ts";
import { VendorFilterChips } from "./VendorFilterChips.tsx";
import { vendorRules, vendorVariables } from "./vendorList.ts";
import { VendorStatus } from "./VendorStatus.tsx";
import { useVendorWords } from "./vendorWords.ts";
import "./vendor.css";

const loadDialogs = () => import("./vendorDialogs.tsx");
const AddVendor = lazy(async () => ({ default: (await loadDialogs()).AddVendor }));

interface Facts {
  readonly mayEdit: boolean;
  /** The list on the screen. */
  readonly listId: string;
}

const exported: ListExport = (search, ids) => ({ vendors: wholeList(vendorVariables(search), ids) });

/** The list of vendors: its columns and words. */
export const vendorList: ListDeclaration<VendorList_vendor$key, Facts> = {
  id: "vendors",
  variables: vendorVariables,
  rules: vendorRules,
  row: graphql`
    fragment VendorList_vendor on Vendor @throwOnFieldError {
      name
      contactName
      phone
      gstinNumber
      warnings {
        messageCode
      }
      address {
        province
        provinceCode
      }
      categories {
        name
      }
      paymentTerms
      status
      ...VendorActions_vendor
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Vendor`,
      isName: true,
      minWidth: 184,
      cell: ({ name }) => <NameCell>{name}</NameCell>,
    },
    {
      id: "status",
      card: "aside",
      header: msg`Status`,
      width: 104,
      cell: ({ status }) => <VendorStatus status={status} />,
    },
    {
      id: "contact",
      card: "fact",
      header: msg`Contact`,
      minWidth: 128,
      cell: ({ contactName, phone }) => (
        <TwoLines first={contactName ?? phone} second={contactName && phone} />
      ),
    },
    {
      id: "gstin",
      yields: 4,
      header: msg`GSTIN`,
      width: 156,
      cell: ({ gstinNumber, warnings }) => (
        <TwoLines
          first={gstinNumber ?? "–"}
          second={
            warnings.some(({ messageCode }) => messageCode === "GSTIN_OF_ANOTHER_VENDOR") && (
              <span className="vendor-twice">
                <Trans>Another vendor has it</Trans>
              </span>
            )
          }
        />
      ),
    },
    {
      id: "province",
      yields: 3,
      card: "fact",
      header: msg`State`,
      width: 124,
      cell: ({ address }) => <TextCell>{address.province ?? address.provinceCode}</TextCell>,
    },
    {
      id: "categories",
      yields: 2,
      header: msg`Categories`,
      minWidth: 128,
      cell: ({ categories }) => <Categories names={categories.map(({ name }) => name)} />,
    },
    {
      id: "terms",
      yields: 1,
      header: msg`Payment Terms`,
      width: 116,
      cell: ({ paymentTerms }) => <TermsCell code={paymentTerms} />,
    },
  ],
  actions: {
    width: 92,
    isShown: ({ mayEdit }) => mayEdit,
    cell: (vendor, { listId }) => <VendorActions vendorKey={vendor} listId={listId} />,
  },
  href: vendorAddress,
  icon: Handshake,
  texts: {
    title: msg`Vendor`,
    lead: msg`Who supplies your company: how they are reached, what they supply, and when they are paid.`,
    loading: msg`Loading vendors`,
    search: msg`Search vendors`,
    pages: msg`Pages of vendors`,
    count: (vendors) => <Plural value={vendors.totalCount} one="# vendor" other="# vendors" />,
    nothingYet: {
      title: msg`No vendors yet`,
      text: msg`Vendors appear here as soon as somebody adds one.`,
    },
    nothingMatches: {
      title: msg`No vendor matches`,
      text: msg`Try another word or filter, or show all vendors again.`,
    },
  },
};

/** The first of what a vendor supplies, and how many more there are. */
function Categories({ names: [first, ...others] }: { names: readonly string[] }) {
  if (first === undefined) return "–";
  return (
    <TwoLines
      first={first}
      second={others.length > 0 && <Plural value={others.length} one="and # other" other="and # others" />}
    />
  );
}

function TermsCell({ code }: { code: string }) {
  return <TextCell>{useVendorWords().termsOf(code)}</TextCell>;
}

/** The vendors of the company. */
export function VendorList({ viewerKey }: { viewerKey: VendorList_viewer$key }) {
  const { t } = useLingui();
  const [fieldsRef, loadFields] = useQueryLoader<vendorFieldsQuery>(vendorFields);
  const viewer = useFragment(
    graphql`
      fragment VendorList_viewer on Viewer @throwOnFieldError {
        permissions
        ...ExportButton_viewer
        ...ImportButton_viewer
        vendors(search: $search, filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...VendorList_vendor
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, vendors } = viewer;
  return (
    <ListScreen
      list={vendorList}
      facts={{
        mayEdit: permissions.includes("VENDOR_UPDATE") || permissions.includes("VENDOR_DELETE"),
        listId: vendors.__id,
      }}
      totalCount={vendors.totalCount}
      rows={vendors.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={<VendorFilterChips />}
      action={
        <>
          <ImportButton viewerKey={viewer} kind="VENDORS" />
          <ExportButton viewerKey={viewer} list={exported} />
          {permissions.includes("VENDOR_CREATE") && (
            <AddButton label={t`Add vendor`} load={loadDialogs} onOpen={() => loadFields({})}>
              {(onClose) =>
                fieldsRef && <AddVendor fieldsRef={fieldsRef} listId={vendors.__id} onClose={onClose} />
              }
            </AddButton>
          )}
        </>
      }
    />
  );
}
