import type { MessageDescriptor } from "@lingui/core";
import { createContext } from "react";

/** What a list shows right now, for what is done with it. */
export interface OnScreen {
  /** The list that the columns are of. */
  readonly list: string;
  readonly columns: readonly { readonly id: string; readonly header: MessageDescriptor }[];
  /** The ids of the rows of this page, and of those that are chosen by themselves. */
  readonly page: readonly string[];
  readonly chosen: readonly string[];
  readonly totalCount: number;
}

/** What the list around this shows; null outside of one. */
export const OnScreenContext = createContext<OnScreen | null>(null);
