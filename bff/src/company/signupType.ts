import { builder } from "../graphql/builder.ts";
import { CompanyType } from "./type.ts";

const SignupPartEnum = builder.enumType("SignupPart", {
  description: "A part of setting a company up.",
  values: {
    COMPANY_INFORMATION: { description: "Step 2, company information, has been saved." },
    ABOUT_US: { description: "Step 3, about us and terms, has been saved." },
    LOCATION: { description: "A location has been saved." },
    LEVEL_2_CATEGORY: { description: "A category of level 2 has been added." },
    LEVEL_3_CATEGORY: { description: "A category of level 3 has been added." },
    COLLECTION: { description: "A collection has been added." },
    FINISHED: { description: "The set-up is over." },
  } as const,
});

builder.objectField(CompanyType, "completedSignupParts", (t) =>
  t.field({
    type: [SignupPartEnum],
    description:
      "How far the owner has come in setting the company up. `Viewer.nextStep` says where they go on.",
    resolve: ({ signup }) => [...signup.parts],
  }),
);
