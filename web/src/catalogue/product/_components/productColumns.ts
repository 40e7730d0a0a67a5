/** Columns of the product list with their widths in pixels, shared by the table and its skeleton. */
export function productColumns(isOwner: boolean) {
  return [
    { id: "name", allowsSorting: true },
    { id: "brand", width: 130 },
    { id: "category", width: 220 },
    { id: "price", width: 168, align: "end" as const },
    { id: "variants", width: 96, align: "end" as const },
    ...(isOwner ? [{ id: "seller", width: 168 }] : []),
    { id: "status", width: 132, allowsSorting: true },
    { id: "updated", width: 124, allowsSorting: true },
  ];
}
