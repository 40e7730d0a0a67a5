/** The variables of the first tab: the editor takes them apart from the tabs. */
export const signInVariables = JSON.stringify(
  { input: { email: "owner@verdant.test", password: "Verdant-Demo-1" } },
  null,
  2,
);

/** The tabs a first visitor finds: sign in, then look around, then change something. */
export const examples = [
  {
    query: `# Sign in first: the answer sets a cookie, and the other tabs use it.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInSuccess {
      viewer {
        name
        kind
        permissions
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: signInVariables,
  },
  {
    query: `# Fifty products with brand, category path and variants.
# In development "extensions.upstream" lists the calls to the REST service that this took.
query Products {
  viewer {
    products(first: 50, orderBy: { field: NAME, direction: ASC }) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          status
          brand {
            name
          }
          category {
            path {
              name
            }
          }
          priceRange {
            lowest
            highest
          }
          variants(first: 10) {
            edges {
              node {
                shortName
                price
              }
            }
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# The first level of the catalogue and what lies below it.
query Categories {
  viewer {
    categories(level: 1, first: 20) {
      edges {
        node {
          id
          name
          order
          children(first: 20) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# Every mutation answers with a union: its success, or one of a small set of errors.
mutation AddCategory($input: AddCategoryInput!) {
  addCategory(input: $input) {
    __typename
    ... on AddCategorySuccess {
      category {
        id
        name
        order
      }
    }
    ... on ValidationError {
      message
      issues {
        path
        message
      }
    }
    ... on Error {
      message
    }
  }
}
`,
    variables: JSON.stringify(
      { input: { level: 1, name: "Garden", description: "Everything for balcony and bed", order: 9 } },
      null,
      2,
    ),
  },
];
