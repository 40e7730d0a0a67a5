import { useLingui } from "@lingui/react/macro";
import { startTransition, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import { useSearchChange } from "#/list/useSearchChange.ts";
import type { ProductFilterChipsQuery } from "#/__generated__/ProductFilterChipsQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import {
  isFiltered,
  type KnownStatus,
  type ProductFilters,
  readProductFilters,
  writeProductFilter,
} from "../productList.ts";
import { useStatusName } from "../useStatusName.ts";

const optionsQuery = graphql`
  query ProductFilterChipsQuery($isOwner: Boolean!) @throwOnFieldError {
    viewer {
      brands(first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
      categories(level: 1, first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
      sellers(first: 100) @include(if: $isOwner) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`;

interface ProductFilterChipsProps {
  /** Owners can ask for the products of one location. */
  readonly isOwner: boolean;
  /** The states the list can hold; with one there is no choice. */
  readonly statuses: readonly KnownStatus[];
}

/**
 * Filters of the product list, as chips whose choices stand in the address. What can be chosen is fetched when the
 * pointer or the focus comes near, not with the list: most visits never open a filter. The chips stand outside the
 * boundary that waits for it, because a chip that is being pressed or has the focus must not be replaced.
 */
export function ProductFilterChips({ isOwner, statuses }: ProductFilterChipsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const filters = readProductFilters(search);
  const [optionsRef, loadOptions] = useQueryLoader<ProductFilterChipsQuery>(optionsQuery);
  const [options, setOptions] = useState(waiting);
  const [attempt, setAttempt] = useState(1);
  const load = () => loadOptions({ isOwner });
  const fetchOptions = () => {
    if (!optionsRef) load();
    if (options.state !== "failed") return;
    setOptions(waiting);
    setAttempt(attempt + 1);
    load();
  };
  // A chip in use shows the name of its choice, so its names are needed at once.
  const needsNames = filters.brand !== null || filters.category !== null || filters.seller !== null;
  const fetchNames = useEffectEvent(() => optionsRef || load());
  useEffect(() => {
    if (needsNames) fetchNames();
  }, [needsNames]);

  const change = (name: keyof ProductFilters, values: readonly string[]) =>
    startTransition(() => changeSearch((current) => writeProductFilter(current, name, values)));
  return (
    <div className="product-filters" onPointerEnter={fetchOptions} onFocusCapture={fetchOptions}>
      <FilterChips
        label={t`Filters`}
        isUsed={isFiltered(filters)}
        clearLabel={t`Clear filters`}
        onClear={() =>
          startTransition(() =>
            changeSearch((current) =>
              (["status", "brand", "category", "seller"] as const).reduce(
                (next, name) => writeProductFilter(next, name, []),
                current,
              ),
            ),
          )
        }
      >
        <Chips {...{ filters, options, isOwner, statuses, change }} />
      </FilterChips>
      {optionsRef && (
        <ErrorBoundary
          resetKey={String(attempt)}
          fallback={() => <Report options={failed} to={setOptions} />}
        >
          <Suspense>
            <FetchedOptions queryRef={optionsRef} to={setOptions} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

interface FilterOptions {
  readonly state: "waiting" | "failed" | "here";
  readonly brands: readonly SelectOption[];
  readonly categories: readonly SelectOption[];
  readonly sellers: readonly SelectOption[];
}

const waiting: FilterOptions = { state: "waiting", brands: [], categories: [], sellers: [] };
const failed: FilterOptions = { ...waiting, state: "failed" };

interface ReportProps {
  readonly options: FilterOptions;
  readonly to: (options: FilterOptions) => void;
}

/** Hands the choices up to the chips; shows nothing. */
function Report({ options, to }: ReportProps) {
  useEffect(() => to(options), [options, to]);
  return null;
}

function FetchedOptions({
  queryRef,
  to,
}: Pick<ReportProps, "to"> & { queryRef: PreloadedQuery<ProductFilterChipsQuery> }) {
  const { viewer } = usePreloadedQuery<ProductFilterChipsQuery>(optionsQuery, queryRef);
  const options = useMemo<FilterOptions>(
    () => ({
      state: "here",
      brands: optionsOf(viewer?.brands),
      categories: optionsOf(viewer?.categories),
      sellers: optionsOf(viewer?.sellers),
    }),
    [viewer],
  );
  return <Report options={options} to={to} />;
}

interface NamedEdges {
  readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[];
}

function optionsOf(connection: NamedEdges | null | undefined): SelectOption[] {
  return connection?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}

interface ChipsProps extends ProductFilterChipsProps {
  readonly filters: ProductFilters;
  readonly options: FilterOptions;
  readonly change: (name: keyof ProductFilters, values: readonly string[]) => void;
}

function Chips({ filters, options, isOwner, statuses, change }: ChipsProps) {
  const { t } = useLingui();
  const statusName = useStatusName();
  const emptyTexts = {
    waiting: t`Loading`,
    failed: t`These choices could not be loaded.`,
    here: t`Nothing to choose from yet`,
  };
  const words = (label: string) => ({
    emptyText: emptyTexts[options.state],
    label,
    clearLabel: t`Clear filter: ${label}`,
    countLabel: (count: number) => t`${count} chosen`,
  });
  // One brand, category or seller at a time: the newest choice replaces the one before.
  const one = (name: "brand" | "category" | "seller", ids: readonly string[]) =>
    change(name, ids.filter((id) => id !== filters[name]).slice(-1));
  return (
    <>
      {statuses.length > 1 && (
        <FilterChip
          {...words(t`Status`)}
          options={statuses.map((status) => ({ id: status, label: statusName(status) }))}
          value={filters.status.filter((status) => statuses.includes(status))}
          onChange={(ids) => change("status", ids)}
        />
      )}
      <FilterChip
        {...words(t`Brand`)}
        options={options.brands}
        value={filters.brand === null ? [] : [filters.brand]}
        onChange={(ids) => one("brand", ids)}
      />
      <FilterChip
        {...words(t`Category`)}
        options={options.categories}
        value={filters.category === null ? [] : [filters.category]}
        onChange={(ids) => one("category", ids)}
      />
      {isOwner && (
        <FilterChip
          {...words(t`Seller`)}
          options={options.sellers}
          value={filters.seller === null ? [] : [filters.seller]}
          onChange={(ids) => one("seller", ids)}
        />
      )}
    </>
  );
}
