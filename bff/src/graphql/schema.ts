import { specifiedDirectives, type GraphQLSchema } from "graphql";
import { builder } from "./builder.ts";
import { checkRules } from "./ruleCheck.ts";
import { semanticNonNullDirective } from "./semanticNonNull.ts";
import "./errorTypes.ts";
import "./nodeQueries.ts";
import "./scalars.ts";
import "../session/viewer.ts";
import "../session/nextStep.ts";
import "../session/signIn.ts";
import "../session/signOut.ts";
import "../session/signOutEverywhere.ts";
import "../session/viewerSession.ts";
import "../session/endSession.ts";
import "../account/activateAccount.ts";
import "../account/availability.ts";
import "../account/changePassword.ts";
import "../account/features.ts";
import "../account/passwordAge.ts";
import "../account/registerCompany.ts";
import "../account/requestPasswordReset.ts";
import "../account/resetPassword.ts";
import "../apiToken/type.ts";
import "../apiToken/createApiToken.ts";
import "../apiToken/revokeApiToken.ts";
import "../brand/type.ts";
import "../brand/addBrand.ts";
import "../brand/editBrand.ts";
import "../brand/deleteBrand.ts";
import "../brand/mergeBrand.ts";
import "../banner/type.ts";
import "../banner/addBanner.ts";
import "../banner/editBanner.ts";
import "../banner/moveBanner.ts";
import "../banner/deleteBanner.ts";
import "../bundle/type.ts";
import "../category/type.ts";
import "../category/addCategory.ts";
import "../category/editCategory.ts";
import "../category/moveCategory.ts";
import "../category/deleteCategory.ts";
import "../collection/type.ts";
import "../collection/addCollection.ts";
import "../collection/editCollection.ts";
import "../collection/deleteCollection.ts";
import "../company/type.ts";
import "../company/mediaFields.ts";
import "../company/billingType.ts";
import "../company/aboutUsType.ts";
import "../company/signupType.ts";
import "../company/saveContactTitle.ts";
import "../company/saveCompanyInformation.ts";
import "../company/saveAboutUs.ts";
import "../company/finishSignUp.ts";
import "../company/editCompanyAddress.ts";
import "../company/editCompanyRegistration.ts";
import "../company/editCompanyMedia.ts";
import "../company/editCompanyBilling.ts";
import "../company/editCompanyAboutUs.ts";
import "../country/type.ts";
import "../manufacturer/type.ts";
import "../manufacturer/addManufacturer.ts";
import "../manufacturer/editManufacturer.ts";
import "../manufacturer/deleteManufacturer.ts";
import "../preference/type.ts";
import "../preference/addBookmark.ts";
import "../preference/removeBookmark.ts";
import "../product/queries.ts";
import "../product/type.ts";
import "../seller/type.ts";
import "../upload/type.ts";
import "../upload/requestUpload.ts";
import "../upload/finishUpload.ts";
import "../variant/type.ts";
import "../variant/addVariant.ts";
import "../variant/editVariant.ts";

/** Builds the schema from everything imported above. Throws when a root field declares no rule. */
function buildSchema(): GraphQLSchema {
  const built = builder.toSchema({
    sortSchema: false,
    directives: [...specifiedDirectives, semanticNonNullDirective],
  });
  checkRules(built);
  return built;
}

/** The schema of the gateway. Made once, shared by all requests. */
export const schema: GraphQLSchema = buildSchema();
