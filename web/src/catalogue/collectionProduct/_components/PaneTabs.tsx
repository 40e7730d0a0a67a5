import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { useFormats } from "#/i18n/useFormats.ts";
import { TabLinks } from "#/ui/TabLinks.tsx";
import { paneIn } from "../collectionProductList.ts";

/** Which of the two panes shows, where there is room for one. */
export function PaneTabs({ fromCount, inCount }: { fromCount: number; inCount: number }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { pathname, search } = useLocation();
  const current = new URLSearchParams(search);
  const href = (pane: string) => {
    const next = new URLSearchParams(search);
    next.set("pane", pane);
    return `${pathname}?${next.toString()}`;
  };
  return (
    <div className="collection-tabs">
      <TabLinks
        label={t`Parts of this page`}
        currentId={paneIn(current)}
        links={[
          { id: "from", title: t`Products (${count(fromCount)})`, href: href("from") },
          { id: "in", title: t`In the collection (${count(inCount)})`, href: href("in") },
        ]}
      />
    </div>
  );
}
