import { t } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import { Ellipsis, PackageOpen } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../Avatar.tsx";
import { Badge } from "../Badge.tsx";
import { Button } from "../Button.tsx";
import { EmptyState } from "../EmptyState.tsx";
import { FilterChip } from "../FilterChip.tsx";
import { FilterChips } from "../FilterChips.tsx";
import { IconButton } from "../IconButton.tsx";
import { Menu } from "../Menu.tsx";
import { Pagination } from "../Pagination.tsx";
import { SearchField } from "../SearchField.tsx";
import { Table } from "../Table.tsx";
import type { TableSort } from "../Table.tsx";
import { Cell, Row, TableBody } from "../TableBody.tsx";
import { Column, TableHeader } from "../TableHeader.tsx";
import { TablePanel } from "../TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "../Toolbar.tsx";
import { sampleProducts } from "./sampleProducts.ts";
import type { SampleProduct } from "./sampleProducts.ts";

const statusNames = (): Readonly<Record<string, string>> => ({
  Enabled: t`Enabled`,
  Pending: t`Pending`,
  Draft: t`Draft`,
  Rectification: t`Rectification`,
});
const texts = () => ({
  label: t`Pages of products`,
  previous: t`Previous page`,
  next: t`Next page`,
  page: (page: number) => t`Page ${page}`,
  pageSize: t`Rows`,
});

/** A list as screens build it: toolbar, sortable rows with actions, pages. */
export function TableSpecimen() {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<readonly string[]>(() => Object.keys(statusNames()));
  const [brand, setBrand] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<TableSort | null>({ column: "name", direction: "ascending" });
  const [page, setPage] = useState(3);
  const [pageSize, setPageSize] = useState(10);
  const products = shown(search, status, brand, sort);
  const [from, to, total] = ["21", "30", "128"];
  function clear() {
    setStatus([]);
    setBrand([]);
  }
  return (
    <TablePanel
      toolbar={
        <Toolbar>
          <SearchField
            label={t`Search products`}
            clearLabel={t`Clear search`}
            value={search}
            onSearch={setSearch}
          />
          <FilterChips
            label={t`Filters`}
            isUsed={status.length + brand.length > 0}
            clearLabel={t`Clear all`}
            onClear={clear}
          >
            <FilterChip
              label={t`Status`}
              options={Object.entries(statusNames()).map(([id, label]) => ({ id, label }))}
              value={status}
              onChange={setStatus}
              clearLabel={t`Clear filter: Status`}
              countLabel={(count) => t`${count} chosen`}
            />
            <FilterChip
              label={t`Brand`}
              options={["Leafware", "Mitti", "Ghani"].map((id) => ({ id, label: id }))}
              value={brand}
              onChange={setBrand}
              clearLabel={t`Clear filter: Brand`}
              countLabel={(count) => t`${count} chosen`}
            />
          </FilterChips>
          <ToolbarSpace />
          <ToolbarCount>
            <Plural value={products.length} one="# product" other="# products" />
          </ToolbarCount>
        </Toolbar>
      }
      footer={
        <Pagination
          page={page}
          pageCount={13}
          pageSize={pageSize}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
          texts={texts()}
          count={<Plural value={128} _0="No rows" one="1 row" other={`${from}–${to} of ${total}`} />}
        />
      }
    >
      <Table
        aria-label={t`Products`}
        minWidth={1040}
        sort={sort}
        onSortChange={setSort}
        selectionMode="multiple"
      >
        <TableHeader>
          <Column id="name" isRowHeader allowsSorting width={300}>
            {t`Product`}
          </Column>
          <Column id="brand" allowsSorting>
            {t`Brand`}
          </Column>
          <Column id="category">{t`Category`}</Column>
          <Column id="price" align="end" width={180}>
            {t`Price`}
          </Column>
          <Column id="variants" align="end" allowsSorting width={96}>
            {t`Variants`}
          </Column>
          <Column id="status" width={136}>
            {t`Status`}
          </Column>
          <Column id="actions" isNameHidden isPinned width={56}>
            {t`Actions`}
          </Column>
        </TableHeader>
        <TableBody items={products} emptyState={<NothingFound onClear={clear} />}>
          {(product) => <ProductRow product={product} />}
        </TableBody>
      </Table>
    </TablePanel>
  );
}

function ProductRow({ product }: { product: SampleProduct }) {
  return (
    <Row id={product.id} isMuted={product.isWithdrawn ?? false} href="/table">
      <Cell textValue={product.name}>
        <span className="gallery-product">
          <Avatar name={product.name} shape="square" size={32} />
          <span dir="auto">{product.name}</span>
        </span>
      </Cell>
      <Cell>
        <span dir="auto">{product.brand}</span>
      </Cell>
      <Cell isMuted>
        <span dir="auto">{product.category}</span>
      </Cell>
      <Cell align="end">{product.price}</Cell>
      <Cell align="end">{product.variants}</Cell>
      <Cell>
        <Badge tone={product.status.tone} hasDot>
          {statusNames()[product.status.label]}
        </Badge>
      </Cell>
      <Cell isPinned>
        <Menu
          trigger={<IconButton icon={Ellipsis} size="small" label={t`Actions for ${product.name}`} />}
          items={[
            { id: "edit", label: t`Edit` },
            { id: "disable", label: t`Disable`, isDangerous: true },
          ]}
        />
      </Cell>
    </Row>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={PackageOpen}
      title={t`No products match`}
      action={
        <Button size="small" onPress={onClear}>
          {t`Clear filters`}
        </Button>
      }
    >
      {t`Try another word, or take a filter away.`}
    </EmptyState>
  );
}

function shown(
  search: string,
  status: readonly string[],
  brand: readonly string[],
  sort: TableSort | null,
): readonly SampleProduct[] {
  const found = sampleProducts.filter(
    (product) =>
      product.name.toLowerCase().includes(search.toLowerCase()) &&
      (status.length === 0 || status.includes(product.status.label)) &&
      (brand.length === 0 || brand.includes(product.brand)),
  );
  if (!sort) return found;
  const key = sort.column === "brand" ? "brand" : "name";
  const ascending = found.toSorted((a, b) =>
    sort.column === "variants" ? a.variants - b.variants : a[key].localeCompare(b[key]),
  );
  return sort.direction === "ascending" ? ascending : ascending.toReversed();
}
