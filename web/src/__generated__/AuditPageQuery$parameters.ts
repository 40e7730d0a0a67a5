/**
 * @generated SignedSource<<4df15898ce3fafae921518ffc6909d88>>
 * @relayHash 2e8b5e1fb6c411496c1ca4bdd9eb9c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5da15bb0122667bb4584ca1b25af2a4d58876c2268526c8a88175d13485ca395

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5da15bb0122667bb4584ca1b25af2a4d58876c2268526c8a88175d13485ca395",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
