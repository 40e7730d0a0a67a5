import { useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { startTransition, useState } from "react";
import { graphql } from "react-relay";
import { usePages } from "#/relay/usePages.ts";
import type { PersonList_viewer$key } from "#/__generated__/PersonList_viewer.graphql";
import type { PersonListQuery } from "#/__generated__/PersonListQuery.graphql";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { useOpened } from "../useChat.ts";
import { PersonRow } from "./PersonRow.tsx";
import "./people.css";

interface PersonListProps {
  readonly viewerKey: PersonList_viewer$key;
  readonly line: "status" | "message";
  /** The id of whom the conversation on the screen is with. */
  readonly openId?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onFollow?: () => void;
}

/** The people of the company and the demo users, who is online first, with a search by name (M-FRAME-1). */
export function PersonList({ viewerKey, line, openId, autoFocus = false, onFollow }: PersonListProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    PersonListQuery,
    PersonList_viewer$key
  >(
    graphql`
      fragment PersonList_viewer on Viewer
      @refetchable(queryName: "PersonListQuery")
      @argumentDefinitions(
        search: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @throwOnFieldError {
        people(search: $search, first: $count, after: $cursor) @connection(key: "PersonList_people") {
          edges {
            node {
              id
              ...PersonRow_person
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const read = (text: string) =>
    startTransition(() => void refetch({ search: text || null }, { fetchPolicy: "store-and-network" }));
  useOpened(() => read(search));
  const people = data.people?.edges ?? [];
  return (
    <div className="chat-people">
      <div className="chat-people-search">
        <SearchField
          label={t`Search by name`}
          clearLabel={t`Clear the search`}
          value={search}
          autoFocus={autoFocus}
          onSearch={(text) => {
            setSearch(text);
            read(text);
          }}
        />
      </div>
      <div className="chat-people-scroll">
        <output className="chat-people-none">
          {people.length === 0 && search !== "" && (
            <p>{t`Sorry, We didn't find any results matching this search`}</p>
          )}
        </output>
        {people.length === 0 && search === "" && (
          <EmptyState icon={MessagesSquare} title={t`Nobody is here yet`}>
            {t`Everybody of your company who may sign in appears here.`}
          </EmptyState>
        )}
        <ul aria-label={t`People`}>
          {people.map(({ node }) => (
            <PersonRow
              key={node.id}
              personKey={node}
              line={line}
              isOpen={node.id === openId}
              onFollow={onFollow}
            />
          ))}
        </ul>
        {hasNext && (
          <Button size="small" isPending={isLoadingNext} onPress={() => loadNext(50)}>
            {t`More people`}
          </Button>
        )}
      </div>
    </div>
  );
}
