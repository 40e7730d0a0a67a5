import { useLingui } from "@lingui/react/macro";
import { Rows3, Sheet } from "lucide-react";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { Notice } from "#/ui/Notice.tsx";
import { ViewSwitch } from "#/ui/ViewSwitch.tsx";
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

/** Pixels of all its columns, with the bar that scrolls them. */
const gridWidth = 1486;

/** Below it a grid is no use. */
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
  readonly hasPages?: boolean;
  readonly needs?: number;
  /** Why there is a list where a grid was asked for. */
  readonly gridNotice?: ReactNode;
}

/** The grid, where the address asks for it and there is room. */
export function useGridView(rights: Rights): GridView {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const isNarrow = useSyncExternalStore(listenToWidth, isNarrowNow);
  if (search.get("view") !== "grid" || !mayUseGrid(rights)) return {};
  if (isNarrow) return { gridNotice: <Notice>{t`The grid needs a wider window. Here is the list.`}</Notice> };
  const { search: text, filter, orderBy } = productVariables(search);
  return {
    otherView: () => (
      <Suspense fallback={<div style={{ minBlockSize: 480 }} />}>
        <ProductGrid of={{ search: text, filter, orderBy }} permissions={rights.permissions} />
      </Suspense>
    ),
    hasPages: false,
    needs: gridWidth,
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
