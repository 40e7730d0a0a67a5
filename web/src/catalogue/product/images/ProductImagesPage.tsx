import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ProductImagesPageQuery } from "#/__generated__/ProductImagesPageQuery.graphql";
import { Forbidden } from "#/failure/Forbidden.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton as Bar } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { Images } from "./Images.tsx";
import "#/import/import.css";

export const query = graphql`
  query ProductImagesPageQuery @preloadable {
    viewer {
      kind
      permissions
    }
  }
`;

export const Skeleton = () => {
  const { t } = useLingui();
  return (
    <div className="import">
      <VisuallyHidden isStatus>{t`Loading`}</VisuallyHidden>
      <PageHeader title={t`Images of products`} />
      <Bar shape="box" height={320} />
    </div>
  );
};

/** master/ProductImages: many images at once, put to their products by the names of their files. */
export function Page({ queryRef }: { readonly queryRef: PreloadedQuery<ProductImagesPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<ProductImagesPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {({ kind, permissions }) =>
        permissions.includes("PRODUCT_UPDATE") ? (
          <div className="import">
            <title>{t`Images of products`}</title>
            <PageHeader
              title={t`Images of products`}
              description={t`Many at once: the name of each file says which product it is of.`}
            />
            <Images hasLocations={kind === "OWNER"} />
          </div>
        ) : (
          <Forbidden />
        )
      }
    </SignedIn>
  );
}
