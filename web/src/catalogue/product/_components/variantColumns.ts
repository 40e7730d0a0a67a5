/** Columns of the variants table with their widths in pixels (Document 2 §2), shared with its skeleton. */
export function variantColumns(mayEdit: boolean) {
  return [
    { id: "order", width: 72, align: "end" as const },
    { id: "name" },
    { id: "state", width: 190 },
    { id: "price", width: 124, align: "end" as const },
    { id: "gift", width: 132, align: "end" as const },
    ...(mayEdit ? [{ id: "actions", width: 116, align: "end" as const }] : []),
  ];
}
