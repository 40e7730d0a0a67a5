interface Shown {
  /** Whether the service counts products. */
  readonly hasCounts: boolean;
  readonly hasActions: boolean;
}

/** Widths of the list's columns in pixels, shared by the table and its skeleton so that nothing moves. */
export function collectionColumns({ hasCounts, hasActions }: Shown) {
  return [
    { id: "name" },
    ...(hasCounts ? [{ id: "products", width: 108, align: "end" as const }] : []),
    { id: "selectable", width: 148 },
    { id: "displayed", width: 176 },
    ...(hasActions ? [{ id: "actions", width: 116, align: "end" as const }] : []),
  ];
}

/** Below this width in pixels the list scrolls sideways. */
export const collectionListWidth = 672;
