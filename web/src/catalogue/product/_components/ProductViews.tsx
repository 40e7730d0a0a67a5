import { useLingui } from "@lingui/react/macro";
import { Rows3, Sheet } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useColumns } from "#/list/useColumns.ts";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { ViewSwitch } from "#/ui/ViewSwitch.tsx";
import { type GridColumns, gridList, widthOfAll } from "../grid/gridColumns.ts";
import { GridSkeleton } from "../grid/GridSkeleton.tsx";
import { type GridRights, mayUseGrid } from "../grid/mayUseGrid.ts";
import { useIsNarrow } from "../grid/useIsNarrow.ts";
import { productVariables } from "../productList.ts";

// Most visits look at the list.
const ProductGrid = lazy(() => import("../grid/ProductGrid.tsx"));

/** Pixels of the bar that scrolls its rows. */
const scrollBar = 18;

interface GridView {
  /** In place of the table. */
  readonly otherView?: () => ReactNode;
  readonly otherColumns?: GridColumns;
  readonly hasPages?: boolean;
  readonly needs?: number;
}

/** The grid, where the address asks for it. */
export function useGridView(rights: GridRights): GridView {
  const [search] = useSearchParams();
  const columns = useColumns(gridList, undefined);
  const isNarrow = useIsNarrow();
  if (search.get("view") !== "grid" || !mayUseGrid(rights)) return {};
  const { search: text, filter, orderBy } = productVariables(search);
  return {
    otherView: () => (
      <Suspense fallback={<GridSkeleton />}>
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
export function ProductViews(rights: GridRights) {
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
