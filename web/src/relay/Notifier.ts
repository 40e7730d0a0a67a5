import { createContext } from "react";

/** Something was done that may be taken back. */
export interface Offer {
  readonly title: string;
  /** What the button says: "Undo". */
  readonly label: string;
  /** Goes with the page on which it was made; others go on to the next one, because a way back is promised there. */
  readonly isOfPage?: boolean;
  /** The user takes the offer. */
  readonly onAccept: () => void;
  /** The message went without it: by itself, or closed. Not called once it was accepted. */
  readonly onGone: () => void;
}

/** How the data layer speaks to the user without knowing the design system. */
export interface Notifier {
  /** Something was done; disappears by itself. */
  readonly success: (text: string) => void;
  /** Something the user should know. */
  readonly information: (text: string) => void;
  /** Something was not done; stays until it is closed, its page is left, or `again` is told of the same cause. */
  readonly failure: (text: string, cause?: object) => void;
  /** What failed is tried once more. */
  readonly again: (cause: object) => void;
  /** Offers a way back for a while. The response takes the message away, which then counts as gone. */
  readonly offer: (offer: Offer) => { readonly close: () => void };
}

export const NotifierContext = createContext<Notifier>({
  success: () => undefined,
  information: () => undefined,
  failure: () => undefined,
  again: () => undefined,
  offer: () => ({ close: () => undefined }),
});
