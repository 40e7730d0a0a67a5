import { useLingui } from "@lingui/react/macro";
import { Rows3, Sheet } from "lucide-react";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useColumns } from "#/list/useColumns.ts";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { ViewSwitch } from "#/ui/ViewSwitch.tsx";
import { type GridColumns, gridList, widthOfAll } from "../grid/gridColumns.ts";
import { productVariables } from "../productList.ts";

// Most visits look at the list.
const ProductGrid = lazy(() => import("../grid/ProductGrid.tsx"));

interface Rights {
  readonly permissions: readonly string[];
  readonly offeredAreas: readonly string[];
}

/** Whether the viewer may write any cell of the grid, and the service can. */
const mayUseGrid = ({ permissions, offeredAreas }: Rights): boolean =>
  offeredAreas.includes("EXPORTS") &&
  ["PRODUCT_UPDATE", "VARIANT_UPDATE", "STOCK_UPDATE"].some((permission) => permissions.includes(permission));

/** Pixels of the bar that scrolls its rows. */
const scrollBar = 18;

/** Below it a grid is no use: its rows are a list with fields. */
const narrow = "(max-width: 599px)";
const isNarrowNow = () => "matchMedia" in window && window.matchMedia(narrow).matches;
function listenToWidth(onChange: () => void): () => void {
  if (!("matchMedia" in window)) return () => undefined;
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

interface GridView {
  /** In place of the table. */
  readonly otherView?: () => ReactNode;
  readonly otherColumns?: GridColumns;
  readonly hasPages?: boolean;
  readonly needs?: number;
}

/** The grid, where the address asks for it. */
export function useGridView(rights: Rights): GridView {
  const [search] = useSearchParams();
  const columns = useColumns(gridList, undefined);
  const isNarrow = useSyncExternalStore(listenToWidth, isNarrowNow);
  if (search.get("view") !== "grid" || !mayUseGrid(rights)) return {};
  const { search: text, filter, orderBy } = productVariables(search);
  return {
    otherView: () => (
      <Suspense fallback={<div style={{ minBlockSize: 480 }} />}>
        <ProductGrid
          of={{ search: text, filter, orderBy }}
          permissions={rights.permissions}
          columns={columns}
          isNarrow={isNarrow}
        />
      </Suspense>
    ),
    hasPages: false,
    ...(!isNarrow && {
      otherColumns: columns,
      needs: widthOfAll(columns.shown, columns.widths) + scrollBar,
    }),
  };
}

/** Chooses between the list and the grid. The choice stands in the address. */
export function ProductViews(rights: Rights) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  if (!mayUseGrid(rights)) return null;
  return (
    <ViewSwitch
      label={t`View`}
      views={[
        { id: "list", label: t`List`, icon: Rows3 },
        { id: "grid", label: t`Grid to edit prices, stock and tax`, icon: Sheet },
      ]}
      value={search.get("view") === "grid" ? "grid" : "list"}
      onChange={(view) =>
        changeSearch((current) => {
          const next = new URLSearchParams(current);
          if (view === "grid") next.set("view", "grid");
          else next.delete("view");
          return next;
        })
      }
    />
  );
}
