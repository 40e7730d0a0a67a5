/** Headers of every response: never guessed to be another type, never kept by a shared cache, always asked for again. */
export const fixedHeaders = {
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-cache",
} as const;
