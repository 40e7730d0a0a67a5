/** Columns of the list of brands with their widths in pixels, shared by the table and its skeleton. */
export function brandColumns(mayEdit: boolean) {
  return [
    { id: "name" },
    { id: "products", width: 128, align: "end" as const },
    { id: "created", width: 152 },
    ...(mayEdit ? [{ id: "actions", width: 96, align: "end" as const }] : []),
  ];
}

/** Below this width the list scrolls sideways: the name keeps about 264 pixels. */
export const brandListWidth = 640;
