/** Columns of the list of locations with their widths in pixels, shared by the table and its skeleton. */
export function sellerColumns(mayEdit: boolean) {
  return [
    { id: "name" },
    { id: "gstin", width: 164 },
    { id: "place", width: 148 },
    { id: "contact", width: 184 },
    { id: "commission", width: 108, align: "end" as const },
    { id: "products", width: 124, align: "end" as const },
    { id: "status", width: 124 },
    ...(mayEdit ? [{ id: "actions", width: 92, align: "end" as const }] : []),
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 200 pixels. */
export const sellerListWidth = 1140;
