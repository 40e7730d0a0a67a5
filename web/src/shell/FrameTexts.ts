/** The frame's own words, from the message catalogue. */
export interface FrameTexts {
  skipToContent: string;
  /** Names of the landmarks and their buttons. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  narrowMenu: string;
  widenMenu: string;
  /** 'Logged in by' (Document 2 §2). */
  loggedInBy: string;
  accountMenu: string;
  changePicture: string;
}
