import { type RefObject, startTransition, Suspense, useCallback, useEffect, useRef } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { ActivityPageQuery } from "#/__generated__/ActivityPageQuery.graphql";
import { ActivityEntries } from "./ActivityEntries.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ActivitySkeleton } from "./ActivitySkeleton.tsx";
import { useTouched } from "./useTouched.ts";

const query = graphql`
  query ActivityPageQuery($id: ID!, $after: String) @throwOnFieldError {
    node(id: $id) {
      ... on Product @alias(as: "product") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Seller @alias(as: "seller") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Company @alias(as: "company") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Order @alias(as: "order") {
        ...NoteForm_order
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Fulfilment @alias(as: "fulfilment") {
        ...NoteForm_fulfilment
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on PickupPoint @alias(as: "pickupPoint") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on DeliveryUser @alias(as: "deliveryUser") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Vendor @alias(as: "vendor") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Webhook @alias(as: "webhook") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on StaffMember @alias(as: "person") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on CompanyRole @alias(as: "role") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Collection @alias(as: "collection") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
    }
  }
`;

/** Whose history stands in that of what they belong to. */
const partsOfProducts: ReadonlySet<string> = new Set(["Variant", "ProductImage", "Bundle"]);
const partsOfOrders: ReadonlySet<string> = new Set(["Fulfilment", "Refund"]);

interface ActivityPageProps {
  /** The record's global id. */
  readonly id: string;
  /** The cursor of the last entry of the page before; null on the first. */
  readonly after: string | null;
  /** Reads the first page again; absent on it. */
  readonly onChanged?: () => void;
}

/** A page of what was done to a record, the first one as it happens, and behind a press the older ones. */
export function ActivityPage({ id, after, onChanged }: ActivityPageProps) {
  const [queryRef, load] = useQueryLoader<ActivityPageQuery>(query);
  const read = useCallback(
    () => load({ id, after }, { fetchPolicy: "store-and-network" }),
    [load, id, after],
  );
  useEffect(read, [read]);
  const readAgain = () => startTransition(read);
  const isOrderRef = useRef(false);
  useTouched(
    id,
    (kind) => (isOrderRef.current ? partsOfOrders : partsOfProducts).has(kind),
    () => after === null && readAgain(),
  );
  const skeleton = <ActivitySkeleton />;
  return (
    <Suspense fallback={skeleton}>
      {queryRef ? (
        <Loaded
          id={id}
          after={after}
          isOrderRef={isOrderRef}
          onChanged={onChanged ?? readAgain}
          queryRef={queryRef}
        />
      ) : (
        skeleton
      )}
    </Suspense>
  );
}

interface LoadedProps extends Required<ActivityPageProps> {
  readonly queryRef: PreloadedQuery<ActivityPageQuery>;
  /** Is told whether the record is an order. */
  readonly isOrderRef: RefObject<boolean>;
}

function Loaded({ id, after, onChanged, queryRef, isOrderRef }: LoadedProps) {
  const { node } = usePreloadedQuery<ActivityPageQuery>(query, queryRef);
  const isOne = node?.order != null;
  useEffect(() => {
    isOrderRef.current = isOne;
  }, [isOrderRef, isOne]);
  const record =
    node?.product ??
    node?.order ??
    node?.fulfilment ??
    node?.seller ??
    node?.company ??
    node?.collection ??
    node?.pickupPoint ??
    node?.deliveryUser ??
    node?.vendor ??
    node?.webhook ??
    node?.person ??
    node?.role;
  return (
    <>
      {after === null && (
        <NoteForm orderKey={node?.order ?? null} partKey={node?.fulfilment ?? null} onAdded={onChanged} />
      )}
      <ActivityEntries
        recordId={id}
        isFirst={after === null}
        pageKey={record?.timeline ?? null}
        onChanged={onChanged}
        older={(end) => <ActivityPage id={id} after={end} onChanged={onChanged} />}
      />
    </>
  );
}
