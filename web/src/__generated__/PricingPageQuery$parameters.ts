/**
 * @generated SignedSource<<8bac674b20f52d879e58dad7bf2a0ced>>
 * @relayHash 9db53aadf9d57e9012c13bdb07db5fc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 953f13a4734c99ba4da21d45579a6e2270788b125a43dfc656bfc665a42b76f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "953f13a4734c99ba4da21d45579a6e2270788b125a43dfc656bfc665a42b76f2",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
