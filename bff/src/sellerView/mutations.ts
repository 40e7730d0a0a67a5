import * as v from "valibot";
import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { changeErrors } from "../graphql/resultUnion.ts";
import { ForbiddenError, UnauthenticatedError, UnavailableError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { requiredLines } from "../graphql/text.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeRecord, textField } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { withSessions } from "../session/unavailable.ts";
import { sellers } from "../seller/source.ts";
import { tellOfViewEnd } from "./end.ts";
import { SellerViewType } from "./type.ts";
import { mayViewSellers, type SellerView, viewMilliseconds } from "./view.ts";

const begunView = v.object({ view_id: textField });

changeMutation({
  name: "beginSellerView",
  description:
    "Shows the viewer everything as the people of a location see it, for half an hour and reading only: every mutation but `leaveSellerView` and `signOut` is answered with `ForbiddenError` until then. It is the whole session that changes, in all its windows. The location's owners are told unless the company has turned that off (`setSellerViewNotices`), and the audit trail has its reason, beginning and end. Not for API tokens.",
  permission: "SELLER_VIEW_CREATE",
  errors: [...changeErrors],
  input: {
    description: "A location to be seen as its people see it.",
    argument: "Which one, and why.",
    fields: {
      id: idOf("Seller", "The location."),
      reason: {
        type: "String",
        required: true,
        description: "Why; 1 to 200 characters. The location's owners can read it.",
        rule: requiredLines("Reason is required", 200),
        rest: "reason",
      },
    },
  },
  async run({ id, reason }, context) {
    if (!mayViewSellers(currentUser(context))) throw new ForbiddenError();
    const seller = await sellers.require(context, id);
    const response = await offered(
      context.rest.send({
        method: "POST",
        template: "/v1/companySeller/{id}/view",
        params: { id: seller.id },
        body: { reason },
      }),
    );
    const beganAt = Date.now();
    const view: SellerView = {
      id: decodeRecord(begunView, response.body).view_id,
      sellerId: seller.id,
      sellerName: seller.name,
      reason,
      beganAt,
      endsAt: beganAt + viewMilliseconds,
    };
    noteSecurity(context, "view began", { location: seller.id });
    await withSessions(context, (session) => session.beginView(view), "UNKNOWN");
    return { view };
  },
  success: {
    description: "From the next request on everything is answered as to the people of the location.",
    fields: (t) => ({
      view: t.expose("view", { type: SellerViewType, description: "The view that has begun." }),
    }),
  },
});

changeMutation({
  name: "leaveSellerView",
  description:
    "Ends what `beginSellerView` began, at once and in all windows. Answers alike when it has ended already.",
  permission: { signedIn: true },
  errors: [UnauthenticatedError, ForbiddenError, UnavailableError],
  async run(_nothing, context) {
    const ended = await withSessions(context, (session) => session.endView());
    if (ended !== null) {
      noteSecurity(context, "view ended", { location: ended.sellerId });
      await tellOfViewEnd(context.rest, context.log, ended);
    }
    return { ended: ended !== null };
  },
  success: {
    description: "The session is its person's own again.",
    fields: (t) => ({
      ended: t.exposeBoolean("ended", { description: "Whether there was anything to end." }),
    }),
  },
});
