interface ListVariables<Order, Filter extends object> {
  readonly search: string | null;
  readonly orderBy: Order;
  readonly filter?: Filter;
}

/** What is on the screen, without its pages: its file has all of them, or with ids these rows. */
export function wholeList<Order, Filter extends object>(
  { search, orderBy, filter }: ListVariables<Order, Filter>,
  ids: readonly string[] | null,
) {
  return { search, orderBy, filter: ids === null ? filter : { ...filter, ids } };
}
