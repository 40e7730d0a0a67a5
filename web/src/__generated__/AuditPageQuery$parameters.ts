/**
 * @generated SignedSource<<28c253ab24ed4040437b5c57819e5436>>
 * @relayHash 03f8b98863c85143375a0b61a25d7a7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1efa0d61ad7b64bcc8895e6891646c719ce1b2484425b49d30681ddc74c08c76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1efa0d61ad7b64bcc8895e6891646c719ce1b2484425b49d30681ddc74c08c76",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
