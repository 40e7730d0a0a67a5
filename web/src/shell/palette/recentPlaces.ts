/** A place the user has been to, in their words. */
export interface RecentPlace {
  readonly path: string;
  readonly label: string;
}

const most = 5;

/** The places with one more, the newest first and each once. They live as long as the visit: names of records are nobody else's. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return [place, ...places.filter(({ path }) => path !== place.path)].slice(0, most);
}
