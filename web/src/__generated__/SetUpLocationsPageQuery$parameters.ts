/**
 * @generated SignedSource<<a58a319cfcb6584e6688ad6c0e030af2>>
 * @relayHash 9495522d394a665d74d1e0fb13e8cf8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b007869355b174efd43e6faca44510ea15e716ed5c2ea2ea30bf195ae9fee91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b007869355b174efd43e6faca44510ea15e716ed5c2ea2ea30bf195ae9fee91",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
