/** What is said of saved views. */
export const savedViewMessages = {
  VIEW_LIMIT: "You have at most {most} views of a list",
  SHARED_VIEW_LIMIT: "A list has at most {most} shared views",
  PINNED_VIEW_LIMIT: "At most {most} views are pinned",
  VIEW_NOT_SHARED: "Only a shared view is everybody's default",
  VIEW_UNKNOWN: "There is no such view",
  VIEW_TOO_LARGE: "Must have at most {longest} bytes as JSON",
  NOT_IDS: "Must be a list of ids",
  NOT_TEXTS: "Must be a list of texts",
  LIST_NAME: "Must be the name of a list",
  CONSOLE_WORD: "Must be a word of letters, digits, hyphens and underscores",
} as const;
