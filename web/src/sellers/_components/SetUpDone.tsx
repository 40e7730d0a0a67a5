import { useLingui } from "@lingui/react/macro";
import { PartyPopper, X } from "lucide-react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { SetUpDone_viewer$key } from "#/__generated__/SetUpDone_viewer.graphql";
import type { setUpDoneQuery } from "#/__generated__/setUpDoneQuery.graphql";
import { addresses, newProductAddress } from "#/app/addresses.ts";
import { shopAddress } from "#/company/shopAddress.ts";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { setUpDone } from "./setUpDoneQuery.ts";
import { SellerStatus } from "./SellerStatus.tsx";
import "./setUpDone.css";

interface SetUpDoneProps {
  readonly queryRef: PreloadedQuery<setUpDoneQuery>;
  readonly onClose: () => void;
}

/** The set-up has just ended: what comes next, once it is known. */
export default function SetUpDone({ queryRef, onClose }: SetUpDoneProps) {
  const { viewer } = usePreloadedQuery<setUpDoneQuery>(setUpDone, queryRef);
  return viewer && <Done viewerKey={viewer} onClose={onClose} />;
}

interface DoneProps {
  readonly viewerKey: SetUpDone_viewer$key;
  readonly onClose: () => void;
}

/** The shop's address, three things to do next, and who was invited. */
function Done({ viewerKey, onClose }: DoneProps) {
  const { t } = useLingui();
  const { company, permissions, offeredAreas, sellers } = useFragment(
    graphql`
      fragment SetUpDone_viewer on Viewer {
        permissions
        offeredAreas
        company {
          subdomain
        }
        sellers(first: 5) @catch(to: NULL) {
          edges {
            node {
              id
              name
              administrator {
                email
              }
              ...SellerStatus_seller
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const invited = sellers?.edges.flatMap(({ node }) => (node.administrator ? [node] : [])) ?? [];
  const steps = [
    {
      isThere: permissions.includes("PRODUCT_CREATE"),
      href: newProductAddress(true),
      name: t`Add the first product`,
      text: t`Four short steps; it can stay a draft as long as you like.`,
    },
    {
      isThere: offeredAreas.includes("BANK_ACCOUNT"),
      href: addresses.companyBank,
      name: t`Enter the bank account`,
      text: t`Where the money of your sales goes.`,
    },
    {
      isThere: offeredAreas.includes("PEOPLE"),
      href: addresses.adminUsers,
      name: t`Invite your colleagues`,
      text: t`Each with a role that says what they may do.`,
    },
    {
      isThere: true,
      href: addresses.home,
      name: t`Home`,
      text: t`What waits for you, and how your company stands.`,
    },
  ].filter(({ isThere }) => isThere);
  return (
    <section className="set-up-done" aria-label={t`Your company is set up`}>
      <header>
        <span className="set-up-done-icon">
          <Icon of={PartyPopper} size={22} />
        </span>
        <div>
          <h2>{t`Your company is set up`}</h2>
          {company?.subdomain && (
            <p>
              {t`Your storefront's address`}:{" "}
              <bdi>{shopAddress(company.subdomain, window.location.hostname)}</bdi>
            </p>
          )}
        </div>
        <IconButton icon={X} label={t`Close`} size="small" onPress={onClose} />
      </header>
      <ol>
        {steps.map(({ href, name, text }, index) => (
          <li key={href}>
            <LinkButton variant={index === 0 ? "primary" : "secondary"} size="small" href={href}>
              {name}
            </LinkButton>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {invited.length > 0 && (
        <ul aria-label={t`Invitations`}>
          {invited.map((seller) => (
            <li key={seller.id}>
              <span>
                <bdi>{seller.administrator?.email}</bdi> · <bdi>{seller.name}</bdi>
              </span>
              <SellerStatus sellerKey={seller} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
