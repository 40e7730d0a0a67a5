/** Columns of the product list with their widths in pixels, shared by the table and its skeleton. */
export function productColumns(isOwner: boolean) {
  return [
    { id: "name", allowsSorting: true },
    { id: "brand", width: 112 },
    { id: "category", width: 148 },
    { id: "price", width: 168, align: "end" as const },
    { id: "variants", width: 80, align: "end" as const },
    { id: "discount", width: 92, align: "end" as const },
    ...(isOwner ? [{ id: "seller", width: 124 }] : []),
    { id: "status", width: 144, allowsSorting: true },
    { id: "updated", width: 108, allowsSorting: true },
    { id: "actions", width: 60, align: "end" as const, isNameHidden: true, isPinned: true },
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 264 pixels. */
export function productListWidth(isOwner: boolean): number {
  return isOwner ? 1300 : 1176;
}
