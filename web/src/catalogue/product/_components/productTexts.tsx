import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";

/** What all lists of products say. */
export const productTexts = {
  loading: msg`Loading products`,
  search: msg`Search products`,
  pages: msg`Pages of products`,
  count: ({ totalCount }: { readonly totalCount: number }) => (
    <Plural value={totalCount} one="# product" other="# products" />
  ),
  nothingMatches: {
    title: msg`No product matches`,
    text: msg`Try another word, or take a filter away.`,
    showAll: msg`Clear search and filters`,
  },
};
