import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BannerRow_banner$key } from "#/__generated__/BannerRow_banner.graphql";
import type { RowSteps } from "#/list/useMoves.ts";
import { CutText } from "#/ui/CutText.tsx";
import { DragHandle } from "#/ui/DragHandle.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { BannerActions } from "./BannerActions.tsx";
import { BannerStatus } from "./BannerStatus.tsx";

interface BannerRowProps {
  readonly id: string;
  readonly bannerKey: BannerRow_banner$key;
  /** The list that loses the row when it is deleted. */
  readonly listId: string;
  readonly hasHandles: boolean;
  readonly hasActions: boolean;
  /** Undefined while the list is in an order that cannot be changed. */
  readonly steps: RowSteps | undefined;
}

/** One banner of the list. */
export function BannerRow({ id, bannerKey, listId, hasHandles, hasActions, steps }: BannerRowProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const banner = useFragment(
    graphql`
      fragment BannerRow_banner on Banner {
        slogan
        buttonText
        order
        thumbnailUrl
        category {
          name
          path {
            name
          }
        }
        ...BannerStatus_banner
        ...BannerActions_banner
      }
    `,
    bannerKey,
  );
  const { slogan, category } = banner;
  const path = category?.path?.map(({ name }) => name) ?? [];
  return (
    <Row id={id} textValue={slogan}>
      <Cell>
        <span className="banner-order">
          {hasHandles && <DragHandle label={t`Move ${slogan}`} isDisabled={steps === undefined} />}
          <span className="banner-order-number">{count(banner.order)}</span>
        </span>
      </Cell>
      <Cell>
        <span className="banner-name">
          {banner.thumbnailUrl ? (
            // Decorative: the slogan stands beside it.
            <img className="banner-thumbnail" src={banner.thumbnailUrl} alt="" loading="lazy" />
          ) : (
            <span className="banner-thumbnail" />
          )}
          <CutText>{slogan}</CutText>
        </span>
      </Cell>
      <Cell isMuted>
        {category ? (
          <CutText>{path.length > 0 ? path.join(" › ") : category.name}</CutText>
        ) : (
          t`The category is gone`
        )}
      </Cell>
      <Cell isMuted>
        <CutText>{banner.buttonText}</CutText>
      </Cell>
      <Cell>
        <BannerStatus bannerKey={banner} />
      </Cell>
      {hasActions && (
        <Cell align="end" isPinned>
          <BannerActions bannerKey={banner} steps={steps} listId={listId} />
        </Cell>
      )}
    </Row>
  );
}
