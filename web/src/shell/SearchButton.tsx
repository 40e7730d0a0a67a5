import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Icon } from "#/ui/Icon.tsx";
import { Keys } from "#/ui/Keys.tsx";

/** The one door to screens, actions and records (M-HEAD-1): looks like a box where there is room for one. */
export function SearchButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button className="shell-search" aria-haspopup="dialog" onPress={onPress}>
      <Icon of={Search} />
      <span className="shell-search-text">{t`Search`}</span>
      <Keys keys={["/"]} />
    </Button>
  );
}
