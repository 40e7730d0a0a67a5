import { graphql, useFragment } from "react-relay";
import type { PaperParty_party$key } from "#/__generated__/PaperParty_party.graphql";
import type { Say } from "./paperWords.ts";

interface PaperPartyProps {
  readonly partyKey: PaperParty_party$key;
  readonly title: string;
  readonly say: Say;
}

/** Who sells, who buys, or where goods go: name, address, state with its code, and GSTIN of who is registered. */
export function PaperParty({ partyKey, title, say }: PaperPartyProps) {
  const { name, legalName, gstin, phone, address, stateCode, state } = useFragment(
    graphql`
      fragment PaperParty_party on TaxParty @throwOnFieldError {
        name
        legalName
        gstin
        phone
        address
        stateCode
        state
      }
    `,
    partyKey,
  );
  return (
    <section className="paper-party">
      <h3>{title}</h3>
      <p>
        <strong>{legalName ?? name}</strong>
      </p>
      {legalName !== null && legalName !== undefined && legalName !== name && <p>{name}</p>}
      <p>{address.join(", ")}</p>
      {state && (
        <p>
          {say("state")}: {state}
          {stateCode && ` (${stateCode})`}
        </p>
      )}
      {gstin && <p>GSTIN: {gstin}</p>}
      {phone && (
        <p>
          {say("phone")}: {phone}
        </p>
      )}
    </section>
  );
}
