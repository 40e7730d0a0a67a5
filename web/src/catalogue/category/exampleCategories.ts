/** A category as the gateway answers it in tests. */
export const category = (number: number, name: string, order: number, level = 1) => ({
  __typename: "Category",
  id: `category-${number}`,
  databaseId: String(number),
  level,
  name,
  description: `About ${name}`,
  version: `version of ${name}`,
  order,
  parent: null,
  childCount: 3,
  productCount: 11,
  viewerCanUpdate: true,
  viewerCanDelete: true,
});
export const kitchen = category(1, "Kitchen", 1);
export const garden = category(2, "Garden", 4);

/** A page of them. */
export const connection = (nodes: ReturnType<typeof category>[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: "CategoryEdge", node })),
});
