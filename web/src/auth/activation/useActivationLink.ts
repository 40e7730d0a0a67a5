import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ActivationLink, readActivationLink, withoutActivation } from "./activationLink.ts";

interface OpenedLink {
  /** The link this page was opened with; it stays known after it has left the address. */
  readonly link: ActivationLink | null;
  /** Takes the link out of the address, so that neither the history nor a bookmark holds it (decision D-22). */
  readonly forget: () => void;
}

/** The activation link in the address, on either side of the '#'. */
export function useActivationLink(): OpenedLink {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const found = readActivationLink(window.location.search, search);
  const [link, setLink] = useState(found);
  // Another mail's link, opened in the same tab, takes the place of the first.
  if (found && JSON.stringify(found) !== JSON.stringify(link)) setLink(found);

  const forget = () => {
    const { history, location } = window;
    const before = location.pathname + withoutActivation(location.search) + location.hash;
    history.replaceState(history.state, "", before);
    void navigate(pathname + withoutActivation(search), { replace: true });
  };
  return { link, forget };
}
