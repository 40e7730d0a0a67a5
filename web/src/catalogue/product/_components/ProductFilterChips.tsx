import { useLingui } from "@lingui/react/macro";
import { startTransition, Suspense, useEffect, useEffectEvent } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProductFilterChipsQuery } from "#/__generated__/ProductFilterChipsQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { FilterChip } from "#/ui/FilterChip.tsx";
import { FilterChips } from "#/ui/FilterChips.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import {
  isFiltered,
  type ProductFilters,
  productStatuses,
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

/**
 * Filters of the product list, as chips whose choices stand in the address. What can be chosen is fetched when the
 * pointer or the focus comes near, not with the list: most visits never open a filter.
 */
export function ProductFilterChips({ isOwner }: { isOwner: boolean }) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const filters = readProductFilters(search);
  const [optionsRef, loadOptions] = useQueryLoader<ProductFilterChipsQuery>(optionsQuery);
  const fetchOptions = () => {
    if (!optionsRef) startTransition(() => loadOptions({ isOwner }));
  };
  // A chip in use shows the name of its choice, so its names are needed at once.
  const needsNames = filters.brand !== null || filters.category !== null || filters.seller !== null;
  const fetchNames = useEffectEvent(fetchOptions);
  useEffect(() => {
    if (needsNames) fetchNames();
  }, [needsNames]);

  const change = (name: keyof ProductFilters, values: readonly string[]) =>
    startTransition(() => setSearch((current) => writeProductFilter(current, name, values)));
  const chips = (options: FilterOptions) => <Chips {...{ filters, options, isOwner, change }} />;
  return (
    <div className="product-filters" onPointerEnter={fetchOptions} onFocusCapture={fetchOptions}>
      <FilterChips
        label={t`Filters`}
        isUsed={isFiltered(filters)}
        clearLabel={t`Clear filters`}
        onClear={() =>
          startTransition(() =>
            setSearch((current) =>
              (["status", "brand", "category", "seller"] as const).reduce(
                (next, name) => writeProductFilter(next, name, []),
                current,
              ),
            ),
          )
        }
      >
        <ErrorBoundary fallback={() => chips(noOptions)}>
          <Suspense fallback={chips(noOptions)}>
            {optionsRef ? <WithOptions queryRef={optionsRef}>{chips}</WithOptions> : chips(noOptions)}
          </Suspense>
        </ErrorBoundary>
      </FilterChips>
    </div>
  );
}

interface FilterOptions {
  readonly brands: readonly SelectOption[];
  readonly categories: readonly SelectOption[];
  readonly sellers: readonly SelectOption[];
}

const noOptions: FilterOptions = { brands: [], categories: [], sellers: [] };

function WithOptions({
  queryRef,
  children,
}: {
  queryRef: PreloadedQuery<ProductFilterChipsQuery>;
  children: (options: FilterOptions) => React.ReactNode;
}) {
  const { viewer } = usePreloadedQuery<ProductFilterChipsQuery>(optionsQuery, queryRef);
  return children({
    brands: optionsOf(viewer?.brands),
    categories: optionsOf(viewer?.categories),
    sellers: optionsOf(viewer?.sellers),
  });
}

interface NamedEdges {
  readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[];
}

function optionsOf(connection: NamedEdges | null | undefined): SelectOption[] {
  return connection?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}

interface ChipsProps {
  readonly filters: ProductFilters;
  readonly options: FilterOptions;
  readonly isOwner: boolean;
  readonly change: (name: keyof ProductFilters, values: readonly string[]) => void;
}

function Chips({ filters, options, isOwner, change }: ChipsProps) {
  const { t } = useLingui();
  const statusName = useStatusName();
  const words = (label: string) => ({
    label,
    clearLabel: t`Clear filter: ${label}`,
    countLabel: (count: number) => t`${count} chosen`,
  });
  // One brand, category or seller at a time: the newest choice replaces the one before.
  const one = (name: "brand" | "category" | "seller", ids: readonly string[]) =>
    change(name, ids.filter((id) => id !== filters[name]).slice(-1));
  return (
    <>
      <FilterChip
        {...words(t`Status`)}
        options={productStatuses.map((status) => ({ id: status, label: statusName(status) }))}
        value={filters.status}
        onChange={(ids) => change("status", ids)}
      />
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
