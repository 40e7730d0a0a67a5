/** Columns of the product list with their widths in pixels, shared by the table and its skeleton. */
export function productColumns(isOwner: boolean) {
  return [
    { id: "name", allowsSorting: true },
    { id: "brand", width: 116 },
    { id: "category", width: 188 },
    { id: "price", width: 172, align: "end" as const },
    { id: "variants", width: 84, align: "end" as const },
    ...(isOwner ? [{ id: "seller", width: 140 }] : []),
    { id: "status", width: 118, allowsSorting: true },
    { id: "updated", width: 112, allowsSorting: true },
  ];
}
