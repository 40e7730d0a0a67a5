import { msg } from "@lingui/core/macro";

/** Of saved views. */
export const savedViewWords = {
  VIEW_LIMIT: (most: string) => msg`You have at most ${most} views of a list`,
  SHARED_VIEW_LIMIT: (most: string) => msg`A list has at most ${most} shared views`,
  PINNED_VIEW_LIMIT: (most: string) => msg`At most ${most} views are pinned`,
  VIEW_NOT_SHARED: msg`Only a shared view is everybody's default`,
  VIEW_UNKNOWN: msg`There is no such view`,
  VIEW_TOO_LARGE: (longest: string) => msg`Must have at most ${longest} bytes as JSON`,
  NOT_IDS: msg`Must be a list of ids`,
  NOT_TEXTS: msg`Must be a list of texts`,
  LIST_NAME: msg`Must be the name of a list`,
  CONSOLE_WORD: msg`Must be a word of letters, digits, hyphens and underscores`,
};
