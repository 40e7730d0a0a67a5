import { listCategories } from "../category/list.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { UnavailableError, ValidationError } from "../graphql/errors.ts";
import { currentUser } from "../session/currentUser.ts";
import { withSessions } from "../session/unavailable.ts";
import { ViewerType } from "../session/viewer.ts";
import { progressBody, progressPath } from "./progress.ts";
import { companies } from "./source.ts";
import { CompanyType } from "./type.ts";
import { ownCompany } from "./write.ts";

/** The documented number of the final completion, should an operator have none (Document 1 §7). */
const documentedPage = 5;

changeMutation({
  name: "finishSignUp",
  description: "Ends onboarding. The company needs one category of level 1. Finishing again changes nothing.",
  permission: "COMPANY_UPDATE",
  async run(_nothing, context) {
    const viewer = currentUser(context);
    const company = await ownCompany(context);
    const categories = await listCategories(context, viewer, { level: 1, first: 1 });
    if (categories.edges.length === 0) {
      // Document 1 §5, "Finishing".
      throw new ValidationError([{ path: [], message: "Please Enter Atleast One Level1 Category" }]);
    }
    const page = context.installation.progressPages.finish ?? documentedPage;
    await context.rest.send({ method: "POST", template: progressPath(page), body: progressBody(context) });
    // The documents' record of a company does not say that it is over, and a session is older (decision D-21).
    if (!viewer.signupOver) {
      const user = { ...viewer, signupOver: true };
      await withSessions(context, (session) => session.change(user), "UNKNOWN");
    }
    companies.forget(context, company.id);
    const finished = await companies.load(context, company.id);
    if (finished === null) throw new UnavailableError("UNKNOWN");
    return { company: finished, viewer: currentUser(context) };
  },
  success: {
    description: "The set-up is over.",
    fields: (t) => ({
      company: t.expose("company", {
        type: CompanyType,
        description: "The company, as the service keeps it now.",
      }),
      viewer: t.expose("viewer", {
        type: ViewerType,
        description: "The viewer, whose next step is home now.",
      }),
    }),
  },
});
