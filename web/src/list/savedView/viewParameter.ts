/** The parameter that says which view was chosen. `view` is taken: it says what stands in place of a table. */
export const viewParameter = "savedView";
