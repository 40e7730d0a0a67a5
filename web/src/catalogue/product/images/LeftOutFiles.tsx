import { Plural, useLingui } from "@lingui/react/macro";
import { Notice } from "#/ui/Notice.tsx";
import type { LeftOut, Plan } from "./plan.ts";

/** So many are listed: a folder may hold thousands of other files. */
const mostListed = 500;

/** Files that go to no product, and why; nothing when there is none. */
export function LeftOutFiles({ files }: { readonly files: Plan["leftOut"] }) {
  const { t } = useLingui();
  const reasons: Readonly<Record<LeftOut, string>> = {
    noImage: t`Only allowed PNG or JPG or WEBP`,
    noProduct: t`No product has this SKU`,
    sameSummary: t`Another of these files is the summary image`,
    hasSummary: t`The product has a summary image`,
    noRoom: t`The product would have more than ten further images`,
  };
  if (files.length === 0) return null;
  const rest = files.length - mostListed;
  return (
    <Notice
      tone="warning"
      title={<Plural value={files.length} one="# file is left out" other="# files are left out" />}
    >
      <ul className="image-files-left-out">
        {files.slice(0, mostListed).map(({ key, file, reason }) => (
          <li key={key}>
            <bdi className="image-files-file">{file.name}</bdi> <span>{reasons[reason]}</span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Plural value={rest} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </Notice>
  );
}
