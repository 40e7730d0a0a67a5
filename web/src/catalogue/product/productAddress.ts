/** The address of a product's page, a path of the router. */
export function productAddress(id: string): string {
  return `/master/ViewProduct/${encodeURIComponent(id)}`;
}
