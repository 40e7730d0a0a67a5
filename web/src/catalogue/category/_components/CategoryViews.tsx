import { useLingui } from "@lingui/react/macro";
import { ListTree, Rows3 } from "lucide-react";
import { useSearchParams } from "react-router";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { ViewSwitch } from "#/ui/ViewSwitch.tsx";

/** Chooses between the list of level 1 and the tree of the three levels. The choice stands in the address. */
export function CategoryViews() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const show = (view: string) =>
    changeSearch((current) => {
      const next = new URLSearchParams(current);
      if (view === "tree") next.set("view", "tree");
      else next.delete("view");
      return next;
    });
  return (
    <ViewSwitch
      label={t`View`}
      views={[
        { id: "list", label: t`List`, icon: Rows3 },
        { id: "tree", label: t`Tree of all levels`, icon: ListTree },
      ]}
      value={search.get("view") === "tree" ? "tree" : "list"}
      onChange={show}
    />
  );
}
