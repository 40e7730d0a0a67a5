import { useLingui } from "@lingui/react/macro";
import { useMatches } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { Breadcrumbs } from "#/ui/Breadcrumbs.tsx";
import { crumbOf, groupOf, routeHandleOf } from "#/app/routeHandle.ts";

/** Home, the group, and the route the user is at (M-HEAD-5). */
export function RouteBreadcrumb() {
  const { t, i18n } = useLingui();
  const matches = useMatches();
  const { groupHref } = routeHandleOf(matches);
  const group = groupOf(matches);
  const crumb = crumbOf(matches);
  return (
    <Breadcrumbs
      label={t`Breadcrumb`}
      home={{ label: t`Home`, href: addresses.home }}
      crumbs={[
        ...(group ? [{ label: i18n._(group), ...(groupHref && { href: groupHref }) }] : []),
        ...(crumb ? [{ label: i18n._(crumb) }] : []),
      ]}
    />
  );
}
