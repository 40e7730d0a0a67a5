import type { ProductView } from "../productViews.ts";

const actions = { id: "actions", width: 72, align: "end" as const, isNameHidden: true, isPinned: true };

/** Columns of a list of products in some states with their widths in pixels, shared by the table and its skeleton. */
export function productViewColumns(view: ProductView, isOwner: boolean) {
  const name = { id: "name", allowsSorting: true };
  const seller = isOwner ? [{ id: "seller", width: 132 }] : [];
  const price = { id: "price", width: 184, align: "end" as const };
  switch (view) {
    case "enabled":
      return [
        name,
        price,
        { id: "discount", width: 104, align: "end" as const },
        ...seller,
        since(140),
        actions,
      ];
    case "disabled":
      return [name, price, ...seller, { id: "reason", width: 280 }, since(132), actions];
    case "rectification":
      return [
        name,
        ...seller,
        { id: "status", width: 128, allowsSorting: true },
        { id: "remark", width: 212 },
        since(132),
        { id: "decision", width: 196, align: "end" as const, isNameHidden: true },
        actions,
      ];
  }
}

function since(width: number) {
  return { id: "since", width };
}

/** Below this width the list scrolls sideways: the name keeps about 240 pixels. */
export function productViewWidth(view: ProductView, isOwner: boolean): number {
  const widths = { enabled: 740, disabled: 920, rectification: 960 };
  return widths[view] + (isOwner ? 132 : 0);
}
