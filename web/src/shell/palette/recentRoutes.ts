/** A route the user has been to, in their words. */
export interface RecentRoute {
  readonly path: string;
  readonly label: string;
}

const most = 5;

/** The routes with one more, the newest first and each once. They live as long as the visit: names of records are nobody else's. */
export function withRoute(routes: readonly RecentRoute[], route: RecentRoute): readonly RecentRoute[] {
  return [route, ...routes.filter(({ path }) => path !== route.path)].slice(0, most);
}
