/** Columns of the list of locations with their widths in pixels, shared by the table and its skeleton. */
export const sellerColumns = [
  { id: "name" },
  { id: "type", width: 116 },
  { id: "gstin", width: 168 },
  { id: "place", width: 176 },
  { id: "contact", width: 212 },
  { id: "commission", width: 116, align: "end" as const },
  { id: "limit", width: 124, align: "end" as const },
];
