/** A kind of page of 50 that the console or an integrator asks for. */
export interface Page {
  readonly title: string;
  /** Asked for one after the other, so that no single search word decides. */
  readonly queries: readonly Readonly<Record<string, string>>[];
}

const sorts = ["prod_name", "-prod_name", "created_at", "-updated_at"];
const sorted = (query: Readonly<Record<string, string>>) => sorts.map((sort) => ({ ...query, sort }));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The pages that are measured. The first three are those that the goal is about: search and sort together. */
export const pages: readonly Page[] = [
  { title: "search for a common word, sorted", queries: sorted({ q: "bamboo" }) },
  { title: "search for two words, sorted", queries: sorted({ q: "neem soap" }) },
  { title: "search without a hit, sorted", queries: sorted({ q: "xylophone" }) },
  { title: "search for two letters, sorted", queries: sorted({ q: "ti" }) },
  { title: "search in one status, sorted", queries: sorted({ q: "cotton", prod_status: "enabled" }) },
  { title: "no search, sorted", queries: sorted({}) },
  { title: "page 200, sorted", queries: sorted({ offset: "9950" }) },
  { title: "changed in the last three hours, sorted", queries: sorted({ updated_since: hoursAgo(3) }) },
  { title: "changed in the last ten days, sorted", queries: sorted({ updated_since: hoursAgo(240) }) },
  { title: "made in the last three hours, sorted", queries: sorted({ created_since: hoursAgo(3) }) },
];
