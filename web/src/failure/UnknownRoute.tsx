import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { NotifierContext } from "#/relay/Notifier.ts";

/** An address that leads nowhere goes to the empty path, with a word about it (decision D-02). */
export function UnknownRoute() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const notifier = use(NotifierContext);
  const leave = useEffectEvent(() => {
    notifier.information(t`There is no page at ${pathname}. We brought you to your start page.`);
    void navigate(addresses.start, { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}
