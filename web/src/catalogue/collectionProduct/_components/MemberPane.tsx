import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowUpToLine, Layers, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { Selection } from "react-aria-components/Table";
import { graphql, useFragment } from "react-relay";
import { useNavigation, useSearchParams } from "react-router";
import type { MemberPane_collection$key } from "#/__generated__/MemberPane_collection.graphql";
import { ListPages } from "#/list/ListPages.tsx";
import { OrderCell } from "#/list/OrderCell.tsx";
import { PageClamp } from "#/list/PageClamp.tsx";
import { RowActions, stepActions } from "#/list/RowActions.tsx";
import { RowsComing } from "#/list/RowsComing.tsx";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { Toolbar, ToolbarCount, ToolbarSpace } from "#/ui/Toolbar.tsx";
import { useRowReorder } from "#/ui/useRowReorder.tsx";
import { ProductName } from "../../product/_components/ProductName.tsx";
import { ProductStatusBadge } from "../../product/_components/ProductStatusBadge.tsx";
import { memberPageIn, membersAtOnce } from "../collectionProductList.ts";
import { type RemovalsState, useMembers } from "./useMembers.ts";

interface MemberPaneProps {
  readonly collectionKey: MemberPane_collection$key;
  /** What has been removed on the page, and the way to say it. */
  readonly removals: RemovalsState;
  readonly mayUpdate: boolean;
}

/** What is in the collection, in the order in which customers see it. What is not on sale is greyed: they do not see it. */
export function MemberPane({ collectionKey, removals, mayUpdate }: MemberPaneProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const isPending = useNavigation().state === "loading";
  const collection = useFragment(
    graphql`
      fragment MemberPane_collection on Collection @throwOnFieldError {
        id
        name
        products(first: $memberFirst, offset: $memberOffset) {
          totalCount
          edges {
            node {
              id
              name
              status
              ...ProductName_product
              ...ProductStatusBadge_product
            }
          }
        }
      }
    `,
    collectionKey,
  );
  const { name, products } = collection;
  const page = memberPageIn(search);
  const offset = (page - 1) * membersAtOnce;
  const given = products.edges.map(({ node }) => node);
  const { rows, hiddenCount, isMoving, move, remove } = useMembers(collection.id, given, removals);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  const choose = (keys: Selection) =>
    setSelected(new Set(keys === "all" ? rows.map(({ id }) => id) : [...keys].map(String)));
  const totalCount = products.totalCount - hiddenCount;
  const reorder = useRowReorder({
    isEnabled: mayUpdate,
    nameOf: (id) => rows.find((row) => row.id === id)?.name ?? "",
    onDrop: (id, { beside, side }) =>
      void move(id, side === "after" ? { afterId: beside } : { beforeId: beside }),
  });
  const list = { page, pageSize: membersAtOnce };
  const turn = ({ page = 1 }: { readonly page?: number }) =>
    changeSearch((current) => {
      current.set("memberPage", String(page));
      return current;
    });
  const neighbour = (index: number) => rows[index]?.id;
  return (
    <section className="collection-in" aria-label={t`In ${name}`}>
      <TablePanel
        toolbar={
          <Toolbar>
            <ToolbarCount>
              <Plural
                value={totalCount}
                one="# product in the collection"
                other="# products in the collection"
              />
            </ToolbarCount>
            <ToolbarSpace />
            {isMoving && <output>{t`Saving`}</output>}
            {chosen.length > 0 && (
              <>
                <Button
                  size="small"
                  icon={Trash2}
                  onPress={() => {
                    remove(
                      chosen.map(({ id }) => id),
                      t`${plural(chosen.length, { one: "# product removed from", other: "# products removed from" })} ${name}`,
                    );
                    setSelected(new Set());
                  }}
                >
                  <Plural value={chosen.length} one="Remove # product" other="Remove # products" />
                </Button>
                <Button size="small" variant="quiet" icon={X} onPress={() => setSelected(new Set())}>
                  {t`Clear`}
                </Button>
              </>
            )}
          </Toolbar>
        }
        footer={
          <ListPages
            label={t`Pages of the collection`}
            list={list}
            pageSizes={[membersAtOnce]}
            totalCount={totalCount}
            shownCount={rows.length}
            onChange={turn}
          />
        }
      >
        <Table
          aria-label={t`Products in ${name}`}
          minWidth={440}
          isPending={isPending}
          {...(mayUpdate && {
            selectionMode: "multiple" as const,
            selectedKeys: selected,
            onSelectionChange: choose,
            dragAndDropHooks: reorder,
          })}
        >
          <TableHeader selectAllLabel={t`Select all rows of this page`}>
            <Column id="place" width={80}>{t`Place`}</Column>
            <Column id="name" isRowHeader>{t`Product`}</Column>
            <Column id="status" width={128}>{t`Status`}</Column>
            <Column id="actions" width={56} align="end" isNameHidden isPinned>{t`Actions`}</Column>
          </TableHeader>
          <TableBody
            items={rows}
            dependencies={[mayUpdate, rows, offset]}
            emptyState={
              totalCount > 0 ? (
                <RowsComing label={t`Loading products`} />
              ) : (
                <EmptyState icon={Layers} title={t`Nothing in this collection yet`}>
                  <Trans>Add products from the list beside it.</Trans>
                </EmptyState>
              )
            }
          >
            {(product) => {
              const index = rows.indexOf(product);
              const [above, below] = [neighbour(index - 1), neighbour(index + 1)];
              return (
                <Row
                  id={product.id}
                  textValue={product.name}
                  selectLabel={t`Select`}
                  isMuted={product.status !== "ENABLED"}
                >
                  <Cell>
                    <OrderCell
                      name={product.name}
                      order={offset + index + 1}
                      hasHandle={mayUpdate}
                      isMovable={mayUpdate}
                    />
                  </Cell>
                  <Cell>
                    <ProductName productKey={product} />
                  </Cell>
                  <Cell>
                    <ProductStatusBadge productKey={product} />
                  </Cell>
                  <Cell align="end" isPinned>
                    {mayUpdate && (
                      <RowActions
                        name={product.name}
                        edit={undefined}
                        menu={[
                          {
                            id: "top",
                            label: t`To the top`,
                            icon: ArrowUpToLine,
                            isDisabled: offset + index === 0,
                            start: () => void move(product.id, { afterId: null }),
                          },
                          ...stepActions(
                            {
                              earlier:
                                above === undefined
                                  ? undefined
                                  : () => void move(product.id, { beforeId: above }),
                              later:
                                below === undefined
                                  ? undefined
                                  : () => void move(product.id, { afterId: below }),
                            },
                            t`Move up`,
                            t`Move down`,
                          ),
                          {
                            id: "remove",
                            label: t`Remove`,
                            icon: Trash2,
                            isDangerous: true,
                            start: () => remove([product.id], t`${product.name} removed from ${name}`),
                          },
                        ]}
                      >
                        {() => null}
                      </RowActions>
                    )}
                  </Cell>
                </Row>
              );
            }}
          </TableBody>
        </Table>
      </TablePanel>
      <PageClamp {...list} totalCount={totalCount} onChange={turn} />
    </section>
  );
}
