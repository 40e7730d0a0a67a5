/** Columns of the list of locations with their widths in pixels, shared by the table and its skeleton. */
export function sellerColumns(mayEdit: boolean) {
  return [
    { id: "name" },
    { id: "gstin", width: 156 },
    { id: "place", width: 124 },
    { id: "contact", width: 176 },
    { id: "commission", width: 104, align: "end" as const },
    { id: "products", width: 112, align: "end" as const },
    { id: "status", width: 140 },
    ...(mayEdit ? [{ id: "actions", width: 92, align: "end" as const }] : []),
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 240 pixels. */
export const sellerListWidth = 1140;
