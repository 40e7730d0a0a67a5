const tableParameters = ["page", "pageSize", "searchTerm", "sortColumn", "sortDirection"];

/** Whether two addresses of one path differ in nothing but the state of their table. */
export function isSameButForTable(one: string, other: string): boolean {
  const [left, right] = [one, other].map((search) => {
    const rest = new URLSearchParams(search);
    for (const parameter of tableParameters) rest.delete(parameter);
    return String(rest);
  });
  return left === right;
}
