/** Columns of the list of manufacturers with their widths in pixels, shared by the table and its skeleton. */
export function manufacturerColumns(hasSellers: boolean) {
  return [
    { id: "name" },
    { id: "country", width: 148 },
    { id: "area", width: 164 },
    { id: "zip", width: 96 },
    { id: "province", width: 100 },
    { id: "products", width: 108, align: "end" as const },
    ...(hasSellers ? [{ id: "seller", width: 184 }] : []),
    { id: "actions", width: 96, align: "end" as const },
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 240 pixels. */
export function manufacturerListWidth(hasSellers: boolean): number {
  return hasSellers ? 1136 : 952;
}
