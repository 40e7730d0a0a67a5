/**
 * @generated SignedSource<<c6132bcbc2182298a6c23d0223b339e5>>
 * @relayHash 55bdd04ddbef6a301e73808a841be6cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dffa15c28ebddcdb208937044986dde3bfaf5e63a5dc019079ec6fdd46e6b31a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dffa15c28ebddcdb208937044986dde3bfaf5e63a5dc019079ec6fdd46e6b31a",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
