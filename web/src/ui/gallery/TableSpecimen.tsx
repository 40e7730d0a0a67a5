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

const statuses = ["Enabled", "Pending", "Draft", "Rectification"].map((label) => ({ id: label, label }));
const texts = {
  label: "Pages of products",
  previous: "Previous page",
  next: "Next page",
  page: (page: number) => `Page ${page}`,
  pageSize: "Rows",
};

/** A list as screens build it: toolbar, sortable rows with actions, pages. */
export function TableSpecimen() {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<readonly string[]>(["Enabled", "Pending", "Rectification", "Draft"]);
  const [brand, setBrand] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<TableSort | null>({ column: "name", direction: "ascending" });
  const [page, setPage] = useState(3);
  const [pageSize, setPageSize] = useState(10);
  const products = shown(search, status, brand, sort);
  function clear() {
    setStatus([]);
    setBrand([]);
  }
  return (
    <TablePanel
      toolbar={
        <Toolbar>
          <SearchField
            label="Search products"
            clearLabel="Clear search"
            value={search}
            onSearch={setSearch}
          />
          <FilterChips
            label="Filters"
            isUsed={status.length + brand.length > 0}
            clearLabel="Clear all"
            onClear={clear}
          >
            <FilterChip
              label="Status"
              options={statuses}
              value={status}
              onChange={setStatus}
              clearLabel="Clear filter: Status"
              countLabel={(count) => `${count} chosen`}
            />
            <FilterChip
              label="Brand"
              options={["Leafware", "Mitti", "Ghani"].map((id) => ({ id, label: id }))}
              value={brand}
              onChange={setBrand}
              clearLabel="Clear filter: Brand"
              countLabel={(count) => `${count} chosen`}
            />
          </FilterChips>
          <ToolbarSpace />
          <ToolbarCount>{products.length} products</ToolbarCount>
        </Toolbar>
      }
      footer={
        <Pagination
          page={page}
          pageCount={13}
          pageSize={pageSize}
          onPageChange={setPage}
          onPageSizeChange={setPageSize}
          texts={texts}
          count="21–30 of 128"
        />
      }
    >
      <Table
        aria-label="Products"
        minWidth={1040}
        sort={sort}
        onSortChange={setSort}
        selectionMode="multiple"
      >
        <TableHeader>
          <Column id="name" isRowHeader allowsSorting width={300}>
            Product
          </Column>
          <Column id="brand" allowsSorting>
            Brand
          </Column>
          <Column id="category">Category</Column>
          <Column id="price" align="end" width={180}>
            Price
          </Column>
          <Column id="variants" align="end" allowsSorting width={96}>
            Variants
          </Column>
          <Column id="status" width={136}>
            Status
          </Column>
          <Column id="actions" isNameHidden isPinned width={56}>
            Actions
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
          <span>{product.name}</span>
        </span>
      </Cell>
      <Cell>{product.brand}</Cell>
      <Cell isMuted>{product.category}</Cell>
      <Cell align="end">{product.price}</Cell>
      <Cell align="end">{product.variants}</Cell>
      <Cell>
        <Badge tone={product.status.tone} hasDot>
          {product.status.label}
        </Badge>
      </Cell>
      <Cell isPinned>
        <Menu
          trigger={<IconButton icon={Ellipsis} size="small" label={`Actions for ${product.name}`} />}
          items={[
            { id: "edit", label: "Edit" },
            { id: "disable", label: "Disable", isDangerous: true },
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
      title="No products match"
      action={
        <Button size="small" onPress={onClear}>
          Clear filters
        </Button>
      }
    >
      Try another word, or take a filter away.
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
