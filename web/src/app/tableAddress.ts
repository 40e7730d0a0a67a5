const tableParameters = ["page", "pageSize", "searchTerm", "sortColumn", "sortDirection"];

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether two addresses differ in nothing but the state of their table. */
export function isSameButForTable(one: Place, other: Place): boolean {
  const [left, right] = [one, other].map(({ pathname, search }) => {
    const rest = new URLSearchParams(search);
    for (const parameter of tableParameters) rest.delete(parameter);
    return `${pathname}?${String(rest)}`;
  });
  return left === right;
}
