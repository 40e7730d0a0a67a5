import {
  type RefObject,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { ActivityPageQuery } from "#/__generated__/ActivityPageQuery.graphql";
import { FailurePanel } from "#/failure/FailurePanel.tsx";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { ActivityEntries } from "./ActivityEntries.tsx";
import { ActivitySkeleton } from "./ActivitySkeleton.tsx";
import { type NoteDraft, NoteForm } from "./NoteForm.tsx";
import { type NoteTarget, useNoteTarget } from "./useNoteTarget.ts";
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
        ...useNoteTarget_order
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Fulfilment @alias(as: "fulfilment") {
        ...useNoteTarget_fulfilment
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
      ... on Brand @alias(as: "brand") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Manufacturer @alias(as: "manufacturer") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Category @alias(as: "category") {
        timeline(first: 20, after: $after) {
          ...ActivityEntries_page
        }
      }
      ... on Banner @alias(as: "banner") {
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
  /** The note that is being written; absent on older pages. */
  readonly note?: NoteDraft;
  /** Reads the first page again; absent on it. */
  readonly onChanged?: () => void;
}

/** A page of what was done to a record, the first one as it happens, and behind a press the older ones. */
export function ActivityPage({ id, after, note, onChanged }: ActivityPageProps) {
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
  const [target, setTarget] = useState<NoteTarget | null>(null);
  const retry = (reset: () => void) => {
    read();
    reset();
  };
  const skeleton = <ActivitySkeleton />;
  return (
    <>
      {/* Not among what is read again: when that fails, what is typed stays. */}
      {note && target && <NoteForm id={id} target={target} draft={note} onAdded={readAgain} />}
      <ErrorBoundary fallback={(error, reset) => <FailurePanel error={error} onRetry={() => retry(reset)} />}>
        <Suspense fallback={skeleton}>
          {queryRef ? (
            <Loaded
              id={id}
              after={after}
              isOrderRef={isOrderRef}
              onTarget={setTarget}
              onChanged={onChanged ?? readAgain}
              queryRef={queryRef}
            />
          ) : (
            skeleton
          )}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

interface LoadedProps extends Required<Omit<ActivityPageProps, "note">> {
  readonly queryRef: PreloadedQuery<ActivityPageQuery>;
  /** Is told what a note is written about. */
  readonly onTarget: (target: NoteTarget | null) => void;
  /** Is told whether the record is an order. */
  readonly isOrderRef: RefObject<boolean>;
}

function Loaded({ id, after, onChanged, queryRef, isOrderRef, onTarget }: LoadedProps) {
  const { node } = usePreloadedQuery<ActivityPageQuery>(query, queryRef);
  const isOne = node?.order != null;
  useEffect(() => {
    isOrderRef.current = isOne;
  }, [isOrderRef, isOne]);
  const target = useNoteTarget(node?.order, node?.fulfilment);
  useLayoutEffect(() => onTarget(target), [onTarget, target]);
  const record =
    node?.product ??
    node?.order ??
    node?.fulfilment ??
    node?.seller ??
    node?.company ??
    node?.brand ??
    node?.manufacturer ??
    node?.category ??
    node?.banner ??
    node?.collection ??
    node?.pickupPoint ??
    node?.deliveryUser ??
    node?.vendor ??
    node?.webhook ??
    node?.person ??
    node?.role;
  return (
    <ActivityEntries
      recordId={id}
      isFirst={after === null}
      pageKey={record?.timeline ?? null}
      onChanged={onChanged}
      older={(end) => <ActivityPage id={id} after={end} onChanged={onChanged} />}
    />
  );
}
