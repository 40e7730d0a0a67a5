/**
 * @generated SignedSource<<f51923ba6145ddae00034ccef17ecb3c>>
 * @relayHash 37f5a49499a38028f8b432aee1bf7f0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c139a54e0ba1af5ab913934af45fc52e4b9040c4c1c5a4a16f3580f11a7624d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c139a54e0ba1af5ab913934af45fc52e4b9040c4c1c5a4a16f3580f11a7624d9",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
