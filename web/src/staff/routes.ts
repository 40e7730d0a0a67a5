import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { defineLateRoute } from "#/route/defineLateRoute.ts";

const queries = () => import("./queries.ts");
const person = defineLateRoute(async () => (await queries()).person);

/** A list of people, and the page of one of them. */
function routesOf(
  path: string,
  list: Partial<RouteObject>,
  crumb: MessageDescriptor,
  handle: object,
): RouteObject[] {
  return [
    { path, ...list, handle: { ...handle, crumb } },
    {
      path: `${path}/:id`,
      ...person,
      handle: { ...handle, crumb: msg`Person`, group: crumb, groupHref: path },
    },
  ];
}

/** Who acts for the company and for its locations. */
export const staffRoutes: RouteObject[] = [
  ...routesOf(
    addresses.adminUsers,
    defineLateRoute(async () => (await queries()).userAdmin),
    msg`User Admin`,
    { kinds: ["OWNER"] },
  ),
  ...routesOf(
    addresses.locationUsers,
    defineLateRoute(async () => (await queries()).userLocation),
    msg`User Storage Location`,
    {},
  ),
];
