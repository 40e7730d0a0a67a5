/**
 * @generated SignedSource<<c4c4eb956e42f2d47c7b598de127ef08>>
 * @relayHash ddc9cbf71b53ade8dd89bc0f4153ac2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f696f21fb89870ed964727749b1db91a9fe9cdadb9e9dd2df7be9dc52a693f6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f696f21fb89870ed964727749b1db91a9fe9cdadb9e9dd2df7be9dc52a693f6f",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
