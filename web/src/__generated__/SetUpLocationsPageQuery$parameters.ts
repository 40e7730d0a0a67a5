/**
 * @generated SignedSource<<bc0505dbb5a6b3d8eba5a2a3cf710327>>
 * @relayHash e1e3d75ccf2f812eb89950d2e0750734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 586451e3c64901349353a0cd8f7fd6f1efdb4cc805e004f09f76991e6bf8bde5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "586451e3c64901349353a0cd8f7fd6f1efdb4cc805e004f09f76991e6bf8bde5",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
