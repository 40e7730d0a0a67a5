/**
 * @generated SignedSource<<4fc492bbe2a6f12a80e545408330d36e>>
 * @relayHash afbaecb04fcf26cc8bb904b979781ca0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ad21f7e9c50a0d95e75f7fc0bf25f4af0f43119790a52c453023f7231809170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ad21f7e9c50a0d95e75f7fc0bf25f4af0f43119790a52c453023f7231809170",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
