interface ListVariables<Order, Filter> {
  readonly search: string | null;
  readonly orderBy: Order;
  readonly filter?: Filter;
}

/** What is on the screen, without its pages: its file has all of them. */
export function wholeList<Order, Filter>({ search, orderBy, filter }: ListVariables<Order, Filter>) {
  return { search, orderBy, filter };
}
