import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import type { OrderFacts } from "./orderFacts.ts";

/** What all three lists say. */
const texts = {
  loading: msg`Loading orders`,
  search: msg`Search orders`,
  pages: msg`Pages of orders`,
  count: ({ totalCount }: { readonly totalCount: number }) => (
    <Plural value={totalCount} one="# order" other="# orders" />
  ),
  nothingMatches: {
    title: msg`No order matches`,
    text: msg`Try another word, or take a filter away.`,
    showAll: msg`Clear search and filters`,
  },
};

/** The words of the three lists. */
export const orderTexts = {
  pending: {
    ...texts,
    title: msg`Pending Orders`,
    lead: ({ isOwner }: OrderFacts) =>
      isOwner
        ? msg`What your locations are to accept and pack.`
        : msg`What your location is to accept and pack.`,
    nothingYet: {
      title: msg`No orders wait here.`,
      text: msg`A new order appears here by itself.`,
    },
  },
  despatch: {
    ...texts,
    title: msg`Despatch Orders`,
    lead: msg`What is packed, on its way, handed over, or has come back.`,
    nothingYet: {
      title: msg`No orders wait here.`,
      text: msg`An order appears here when it is packed.`,
    },
  },
  cancel: {
    ...texts,
    title: msg`Cancel Orders`,
    lead: msg`What was cancelled or has come back, and what is owed for it.`,
    nothingYet: {
      title: msg`No orders wait here.`,
      text: msg`An order that is cancelled or comes back appears here with its reason.`,
    },
  },
};
