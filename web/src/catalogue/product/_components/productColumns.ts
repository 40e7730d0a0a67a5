/** Columns of the product list with their widths in pixels, shared by the table and its skeleton. */
export function productColumns(isOwner: boolean) {
  return [
    { id: "name", allowsSorting: true },
    { id: "brand", width: 112 },
    { id: "category", width: 140 },
    { id: "price", width: 172, align: "end" as const },
    { id: "discount", width: 88, align: "end" as const },
    ...(isOwner ? [{ id: "seller", width: 124 }] : []),
    { id: "status", width: 132, allowsSorting: true },
    { id: "updated", width: 106, allowsSorting: true },
    { id: "actions", width: 72, align: "end" as const, isNameHidden: true, isPinned: true },
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 190 pixels. */
export function productListWidth(isOwner: boolean): number {
  return isOwner ? 1116 : 992;
}
