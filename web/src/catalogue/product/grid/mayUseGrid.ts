/** What decides about the grid. */
export interface GridRights {
  readonly permissions: readonly string[];
  readonly offeredAreas: readonly string[];
}

/** Whether the viewer may write any cell of the grid, and the service can. */
export const mayUseGrid = ({ permissions, offeredAreas }: GridRights): boolean =>
  offeredAreas.includes("EXPORTS") &&
  ["PRODUCT_UPDATE", "VARIANT_UPDATE", "STOCK_UPDATE"].some((permission) => permissions.includes(permission));
