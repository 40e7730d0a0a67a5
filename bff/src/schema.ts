import { specifiedDirectives, type GraphQLSchema } from "graphql";
import { builder } from "./graphql/builder.ts";
import { makeIdsAtOnce } from "./graphql/nodeIdFields.ts";
import { guardReads } from "./graphql/readRules.ts";
import { checkLists } from "./graphql/limits/fieldCost.ts";
import { checkRules } from "./graphql/ruleCheck.ts";
import { semanticNonNullDirective } from "./graphql/semanticNonNull.ts";
import "./graphql/errorTypes.ts";
import "./graphql/nodeQueries.ts";
import "./graphql/scalars.ts";
import "./session/viewer.ts";
import "./session/nextStep.ts";
import "./session/offeredAreas.ts";
import "./session/signIn.ts";
import "./session/signOut.ts";
import "./session/signOutEverywhere.ts";
import "./session/viewerSession.ts";
import "./session/endSession.ts";
import "./account/audited.ts";
import "./account/activateAccount.ts";
import "./account/availability.ts";
import "./account/changePassword.ts";
import "./account/features.ts";
import "./account/passwordAge.ts";
import "./account/registerCompany.ts";
import "./account/requestPasswordReset.ts";
import "./account/resetPassword.ts";
import "./apiToken/type.ts";
import "./apiToken/addApiToken.ts";
import "./apiToken/revokeApiToken.ts";
import "./audit/viewerAudit.ts";
import "./brand/type.ts";
import "./brand/mutations.ts";
import "./banner/type.ts";
import "./banner/mutations.ts";
import "./bundle/type.ts";
import "./bundle/candidates.ts";
import "./bundle/mutations.ts";
import "./bundle/priceExample.ts";
import "./category/type.ts";
import "./category/mutations.ts";
import "./chat/chatEvents.ts";
import "./chat/setTyping.ts";
import "./chatMessage/type.ts";
import "./chatMessage/mutations.ts";
import "./chatPerson/type.ts";
import "./collection/type.ts";
import "./collection/mutations.ts";
import "./company/type.ts";
import "./company/mutations.ts";
import "./company/finishSignUp.ts";
import "./companyBank/type.ts";
import "./companyBank/editCompanyBank.ts";
import "./country/type.ts";
import "./event/viewerEvents.ts";
import "./manufacturer/type.ts";
import "./manufacturer/mutations.ts";
import "./preference/type.ts";
import "./preference/mutations.ts";
import "./product/detailMutations.ts";
import "./product/discountType.ts";
import "./product/duplicateProduct.ts";
import "./product/lifecycleType.ts";
import "./product/originType.ts";
import "./product/priceExampleType.ts";
import "./product/queries.ts";
import "./product/formMutations.ts";
import "./product/lifecycleMutations.ts";
import "./product/statusCounts.ts";
import "./product/type.ts";
import "./productImage/type.ts";
import "./productImage/mutations.ts";
import "./seller/type.ts";
import "./seller/mutations.ts";
import "./profilePicture/type.ts";
import "./profilePicture/setProfilePicture.ts";
import "./upload/type.ts";
import "./upload/requestUpload.ts";
import "./upload/finishUpload.ts";
import "./startData/type.ts";
import "./variant/type.ts";
import "./variant/mutations.ts";

/** Builds the schema from everything imported above. Throws when a root field or a node type declares no rule, or a list no bound. */
function buildSchema(): GraphQLSchema {
  const built = builder.toSchema({
    sortSchema: false,
    directives: [...specifiedDirectives, semanticNonNullDirective],
  });
  checkRules(built);
  checkLists(built);
  makeIdsAtOnce(built);
  guardReads(built);
  return built;
}

/** The schema of the gateway. Made once, shared by all requests. */
export const schema: GraphQLSchema = buildSchema();
