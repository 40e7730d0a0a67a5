import { useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import { Navigate, useNavigate, useParams } from "react-router";
import type { ProductReviewPageQuery } from "#/__generated__/ProductReviewPageQuery.graphql";
import { addresses, productReviewAddress } from "#/app/addresses.ts";
import { NotFound } from "#/failure/NotFound.tsx";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { useKeptDraft } from "#/form/useKeptDraft.ts";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Form } from "#/ui/Form.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { useReload } from "#/relay/useReload.ts";
import { useReport } from "#/relay/useReport.ts";
import { useStillHere } from "#/app/useStillHere.ts";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Skeleton as Line } from "#/ui/Skeleton.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { usePlainKeys } from "#/ui/usePlainKeys.ts";
import { isEmpty, noNotes, type Notes, readNotes, remarkOf, unsentNotes } from "./notes.ts";
import { ReviewChanges, useChangeName } from "./ReviewChanges.tsx";
import { ReviewDecision } from "./ReviewDecision.tsx";
import { ReviewHead } from "./ReviewHead.tsx";
import { ReviewHistory } from "./ReviewHistory.tsx";
import { useSeenVersion } from "./useSeenVersion.ts";
import { useReturnProduct } from "./useReturnProduct.ts";
import "../_components/product.css";
import "./review.css";

/** Until it is there. */
export function Skeleton() {
  return (
    <div className="product-page">
      <Line shape="box" height={88} />
      <Line shape="box" height={320} />
    </div>
  );
}

export const query = graphql`
  query ProductReviewPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      products(first: 100, filter: { status: [PENDING] }, orderBy: { field: UPDATED_AT, direction: ASC }) {
        totalCount
        nodes {
          id
        }
      }
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
        id
        version
        reviewVersion
        reviewedAt
        viewerActions
        changesSinceReview(all: true) {
          path
          label
          part
        }
        ...ReviewHead_product
        ...ReviewChanges_product
        ...ReviewDecision_product
        ...ReviewHistory_product
      }
    }
  }
`;

type Response = ProductReviewPageQuery["response"];
type Product = NonNullable<NonNullable<Response["node"]>["product"]>;

/** Screen S-14: what has changed of a product since it was decided on, and the decision; one product after the other. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ProductReviewPageQuery> }) {
  const { t } = useLingui();
  const { node, viewer } = usePreloadedQuery<ProductReviewPageQuery>(query, queryRef);
  const isNext = useParams()["id"] === "next";
  const product = node?.product;
  const [first] = viewer?.products.nodes ?? [];
  if (isNext && first) return <Navigate to={productReviewAddress(first.id)} replace />;
  if (isNext)
    return (
      <>
        <PageHeader title={t`Review`} />
        <EmptyState
          icon={CircleCheck}
          title={t`Nothing waits for review`}
          action={<LinkButton href={addresses.home}>{t`Home`}</LinkButton>}
        >
          {t`Products that are handed in are looked at here, one after the other.`}
        </EmptyState>
      </>
    );
  if (!product)
    return <NotFound listHref={addresses.productRectification} listLabel={t`Product Rectification`} />;
  return <Review key={product.id} product={product} waiting={viewer?.products ?? null} />;
}

interface ReviewProps {
  readonly product: Product;
  readonly waiting: NonNullable<Response["viewer"]>["products"] | null;
}

function Review({ product, waiting }: ReviewProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changeName = useChangeName();
  const report = useReport();
  const reload = useReload();
  const begin = useStillHere();
  const [giveBack, isReturning] = useReturnProduct();
  const { id, version, reviewVersion, reviewedAt, viewerActions, changesSinceReview } = product;
  const [isChanged, setStale] = useSeenVersion(version, reviewVersion);
  // Before the first decision everything is new: a sheet of the whole.
  const [all, setAll] = useState(reviewedAt == null);
  const unsent = unsentNotes(useRelayEnvironment());
  const [notes, setNotes] = useState<Notes>(() => unsent.get(id) ?? noNotes);
  const { kept, forget } = useKeptDraft(
    `review ${id}`,
    {},
    isEmpty(notes) ? null : { values: notes, base: noNotes, version: undefined },
  );
  const [found, setFound] = useState(kept);
  if (kept !== found) {
    setFound(kept);
    if (kept && isEmpty(notes)) setNotes(readNotes(kept.values));
  }
  const ids = waiting?.nodes.map((other) => other.id) ?? [];
  // The one that is looked at leaves the list with its decision, and those behind it move up.
  const [place] = useState(() => ids.indexOf(id));
  const isWaiting = ids.includes(id);
  const previousId = ids[place - 1];
  const nextId = ids[isWaiting ? place + 1 : Math.max(place, 0)];
  const go = (to: string | undefined) => {
    if (to !== undefined) void navigate(productReviewAddress(to));
  };
  const sheet = useRef<HTMLElement>(null);
  const lookAgain = () => {
    setStale(false);
    reload();
    // The button goes with what it said; the looking begins at the top.
    sheet.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView();
  };
  const decision = useRef<HTMLDivElement>(null);
  const focusIn = (selector: string) => decision.current?.querySelector<HTMLElement>(selector)?.focus();
  usePlainKeys((key, event) => {
    if (key === "j") go(nextId);
    if (key === "k") go(previousId);
    // They only lead there: a decision is not made by a slip.
    if (key === "a") focusIn("button[data-variant=primary]");
    if (key === "r") {
      // Not into the field as its first letter.
      event.preventDefault();
      focusIn("textarea");
    }
  });
  const write = (change: Partial<Notes>) => {
    const written = { ...notes, ...change };
    unsent.set(id, written);
    setNotes(written);
  };
  const point = (path: string, note: string | undefined) => {
    const { [path]: _before, ...others } = notes.fields;
    write({ fields: note === undefined ? others : { ...notes.fields, [path]: note } });
  };
  const done = (isStillHere: boolean) => {
    unsent.delete(id);
    forget();
    setNotes(noNotes);
    if (!isStillHere) return;
    if (nextId === undefined) void navigate(addresses.productRectification);
    else go(nextId);
  };
  const mayPoint = viewerActions.includes("RETURN") && changesSinceReview != null;
  const labelOf = (path: string): string => {
    const change = changesSinceReview?.find((one) => one.path.join(".") === path);
    if (change === undefined) return path;
    const { label, part } = change;
    return changeName({ label, part });
  };
  const sendBack = async () => {
    const isStillHere = begin();
    const fields = Object.entries(notes.fields).map(([field, remark]) => ({ field, remark: remark.trim() }));
    const error = await giveBack({ id, version: reviewVersion, remark: remarkOf(notes, labelOf), fields });
    report(error, t`Product Returned Successfully`);
    if (error === null) done(isStillHere());
    else if (error?.isStale) setStale(true);
  };
  return (
    <div className="product-page">
      <ReviewHead
        productKey={product}
        place={isWaiting ? place + 1 : 0}
        total={waiting?.totalCount ?? 0}
        previousId={previousId}
        nextId={nextId}
      />
      <Form
        summaryTitle={t`Please check these fields`}
        aria-label={t`Review`}
        onSubmit={() => void sendBack()}
      >
        <div className="product-columns">
          <section className="product-main review-sheet" ref={sheet} tabIndex={-1} aria-label={t`Changes`}>
            <Switch isSelected={all} onChange={setAll}>
              {t`Show what has not changed, too`}
            </Switch>
            <SectionBoundary>
              <ReviewChanges
                productKey={product}
                all={all}
                notes={notes.fields}
                onNote={mayPoint ? point : undefined}
              />
            </SectionBoundary>
          </section>
          <div className="product-side" ref={decision}>
            <ReviewDecision
              productKey={product}
              reviewVersion={reviewVersion}
              isChanged={isChanged}
              notes={notes}
              isReturning={isReturning}
              onRemark={(remark) => write({ remark })}
              onEnabled={done}
              onStale={() => setStale(true)}
              onLookAgain={lookAgain}
            />
            <ReviewHistory productKey={product} />
          </div>
        </div>
      </Form>
    </div>
  );
}
