interface Shown {
  /** Whether the order of the list can be changed by this viewer. */
  readonly hasHandles: boolean;
  readonly hasActions: boolean;
}

/** Widths of the list's columns in pixels, shared by the table and its skeleton so that nothing moves. */
export function bannerColumns({ hasHandles, hasActions }: Shown) {
  return [
    { id: "order", width: hasHandles ? 108 : 92 },
    { id: "slogan" },
    { id: "category", width: 220 },
    { id: "button", width: 148 },
    { id: "state", width: 128 },
    ...(hasActions ? [{ id: "actions", width: 116, align: "end" as const }] : []),
  ];
}

/** Below this width in pixels the list scrolls sideways: picture and slogan keep about 300. */
export const bannerListWidth = 1020;
