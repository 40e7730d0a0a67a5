const key = "setUpIsDone";

/** Keeps for a person that their set-up has just ended, until they have taken note of it. */
export function keepSetUpNews(person: string): void {
  try {
    localStorage.setItem(key, person);
  } catch {
    // Then it is said once.
  }
}

/** Whether somebody was told and has not closed it yet. */
export function hasSetUpNews(person: string): boolean {
  try {
    return person !== "" && localStorage.getItem(key) === person;
  } catch {
    return false;
  }
}

/** It was taken note of. */
export function endSetUpNews(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it was not kept either.
  }
}
