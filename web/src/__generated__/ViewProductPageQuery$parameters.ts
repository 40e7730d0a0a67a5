/**
 * @generated SignedSource<<fb9b386d5673936b6115b2ab8834ab25>>
 * @relayHash 1e260c869c9e2b9332fce7cd804ef10c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aab7f22fc1bd540efe45aedeeb6805dd1afbf223e911e8badd3404a70aa7ddf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0aab7f22fc1bd540efe45aedeeb6805dd1afbf223e911e8badd3404a70aa7ddf",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
