import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SignInTable_events$key } from "#/__generated__/SignInTable_events.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { TextCell } from "#/list/cells.tsx";
import { TwoLines } from "#/list/TwoLines.tsx";
import { useFilterKey } from "#/list/useListAddress.ts";
import { SignInOutcome } from "#/people/SignInOutcome.tsx";
import { useDeviceName } from "#/people/useDeviceName.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { Table } from "#/ui/Table.tsx";
import { Cell, Row, TableBody } from "#/ui/TableBody.tsx";
import { Column, TableHeader } from "#/ui/TableHeader.tsx";
import { TablePanel } from "#/ui/TablePanel.tsx";
import { signInRules } from "./signInAddress.ts";
import { SignInFilters } from "./SignInFilters.tsx";

interface SignInTableProps {
  readonly eventsKey: SignInTable_events$key;
  /** Whether the lines are of several people. */
  readonly hasPeople?: boolean;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly onLoadNext: () => void;
}

/** A sign-in history, the newest line first; older ones follow on a press. */
export function SignInTable({
  eventsKey,
  hasPeople = false,
  hasNext,
  isLoadingNext,
  onLoadNext,
}: SignInTableProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const nameOf = useDeviceName();
  const [filterKey, showAll] = useFilterKey(signInRules);
  const events = useFragment(
    graphql`
      fragment SignInTable_events on SignInEvent @relay(plural: true) {
        id
        at
        personName
        email
        isViewer
        outcome
        method
        network
        device
      }
    `,
    eventsKey,
  );
  const methods: Readonly<Record<string, string>> = {
    PASSWORD: t`Password`,
    TOTP: t`Authenticator app`,
    RECOVERY_CODE: t`Recovery code`,
  };
  const empty =
    filterKey === "" ? (
      <EmptyState icon={History} title={t`Nothing has happened yet`}>
        {t`Who signs in, signs out or is refused will be found here, with device and place.`}
      </EmptyState>
    ) : (
      <EmptyState
        icon={History}
        title={t`Nothing fits`}
        action={<Button onPress={showAll}>{t`Clear filters`}</Button>}
      >
        {t`No entry fits all of these filters.`}
      </EmptyState>
    );
  return (
    <TablePanel
      toolbar={<SignInFilters />}
      footer={
        hasNext && (
          <Button size="small" isPending={isLoadingNext} onPress={onLoadNext}>
            {t`Load older entries`}
          </Button>
        )
      }
    >
      <Table aria-label={t`Sign-in history`} minWidth={hasPeople ? 880 : 680}>
        <TableHeader>
          <Column id="when" isRowHeader width={176}>{t`When`}</Column>
          {hasPeople && <Column id="who" minWidth={176}>{t`Who`}</Column>}
          <Column id="outcome" width={220}>{t`Outcome`}</Column>
          <Column id="method" width={140}>{t`Method`}</Column>
          <Column id="device" minWidth={150}>{t`Device`}</Column>
          <Column id="network" width={150}>{t`Network`}</Column>
        </TableHeader>
        <TableBody items={events} emptyState={empty}>
          {(event) => (
            <Row id={event.id} textValue={`${moment(event.at)} ${event.personName}`}>
              <Cell>{moment(event.at)}</Cell>
              {hasPeople && (
                <Cell>
                  <TwoLines
                    first={
                      <>
                        <bdi>{event.personName}</bdi> {event.isViewer && <Badge>{t`You`}</Badge>}
                      </>
                    }
                    second={event.email}
                  />
                </Cell>
              )}
              <Cell>
                <SignInOutcome outcome={event.outcome} />
              </Cell>
              <Cell isMuted>
                <TextCell>{event.method && methods[event.method]}</TextCell>
              </Cell>
              <Cell isMuted>
                <TextCell>{event.device && nameOf(event.device)}</TextCell>
              </Cell>
              <Cell isMuted>
                <TextCell>{event.network}</TextCell>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </TablePanel>
  );
}
